import { TRPCError } from '@trpc/server';
import type { HistoryEntry, StalePage } from '../../../shared/schemas/site-statement';
import { carryingEntry, logCarried } from '../../core/audit/carried-entries';
import { getName, type Staff } from '../../core/caller';
import type { Deps } from '../deps';
import { changeStatement } from './change-statement';
import { daysAfter, lookEvery, stalePages } from './stale-pages';

type Needs = Pick<Deps, 'models' | 'statements' | 'now'>;

/** The pages due for a news check, longest waiting first. */
export const readStalePages = async ({
  models,
  statements,
}: Pick<Deps, 'models' | 'statements'>): Promise<StalePage[]> => {
  const stored = await models.pageNotices.find().lean();
  const lookedOn = new Map(stored.flatMap(({ _id, looked }) => (looked ? [[_id, looked] as const] : [])));
  return stalePages(statements.built.looks, lookedOn, statements.today());
};

/** Records that someone checked a page for news: the page counts as checked today, and so do its due statements. */
export const lookAtPage = async (
  deps: Needs,
  caller: Staff,
  { path, note }: { path: string; note: string },
): Promise<void> => {
  const { models, statements, now } = deps;
  if (!statements.built.looks.some((look) => look.path === path))
    throw new TRPCError({ code: 'NOT_FOUND', message: 'This page has no open lawsuits to look at.' });
  const today = statements.today();
  const did: HistoryEntry = {
    at: new Date(now()).toISOString(),
    by: getName(caller),
    did: 'looked for news',
    note,
  };
  const carried = carryingEntry(
    { now, caller },
    { action: 'update', entity: 'notice', entityId: path, note: did.did },
  );
  await models.pageNotices.updateOne(
    { _id: path },
    {
      $set: { looked: today },
      $setOnInsert: { version: 0, text: '', day: today, until: null },
      $push: { history: did, ...carried },
    },
    { upsert: true },
  );
  await logCarried(models, 'pageNotices');
  const edits = new Map((await models.statementEdits.find().lean()).map((edit) => [edit._id, edit]));
  const dueAgain = daysAfter(today, lookEvery);
  for (const { id, pages, dueAgain: built } of statements.built.statements) {
    const edit = edits.get(id);
    if (!pages.includes(path) || (edit?.dueAgain ?? built) > today || built > today) continue;
    await changeStatement(deps, caller, { id, version: edit?.version ?? 0 }, () => ({
      next: { dueAgain },
      did: { did: 'looked again', to: dueAgain, note },
    }));
  }
};
