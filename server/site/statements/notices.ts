import { TRPCError } from '@trpc/server';
import type { HistoryEntry, noticeInput, PageNotice } from '../../../shared/schemas/site-statement';
import type { z } from '../../../shared/zod';
import { carryingEntry, logCarried } from '../../core/audit/carried-entries';
import { getName, type Staff } from '../../core/caller';
import { isDuplicateKey } from '../../core/db/errors';
import type { Deps } from '../deps';
import { changedMeanwhile } from './change-statement';
import { isShown } from './edited-pages';

/** Every page with a place for a notice, with its notice; pages that show one come first. */
export const readNotices = async ({
  models,
  statements,
}: Pick<Deps, 'models' | 'statements'>): Promise<PageNotice[]> => {
  const stored = new Map((await models.pageNotices.find().lean()).map((one) => [one._id, one]));
  const today = statements.today();
  return statements.built.pages
    .map((page): PageNotice => {
      const { version = 0, text = '', day = today, until = null, history = [] } = stored.get(page.path) ?? {};
      return {
        ...page,
        version,
        text,
        day,
        until,
        isShown: isShown({ text, until }, today),
        history: [...history].reverse(),
      };
    })
    .toSorted(
      (one, other) => Number(other.isShown) - Number(one.isShown) || one.path.localeCompare(other.path),
    );
};

type Notice = z.infer<typeof noticeInput>;

/** Puts a notice on a page right away; an empty text removes it. */
export const putNotice = async (
  deps: Pick<Deps, 'models' | 'statements' | 'now'>,
  caller: Staff,
  { path, version, ...notice }: Omit<Notice, 'text'> & { text: string },
): Promise<void> => {
  const { models, statements, now } = deps;
  if (!statements.built.pages.some((page) => page.path === path))
    throw new TRPCError({ code: 'NOT_FOUND', message: 'This page has no place for a notice.' });
  const before = await models.pageNotices.findById(path).lean();
  if ((before?.version ?? 0) !== version) throw changedMeanwhile();
  const entry: HistoryEntry = {
    at: new Date(now()).toISOString(),
    by: getName(caller),
    did: notice.text === '' ? 'taken down' : 'put up',
    from: before?.text ?? '',
    to: notice.text,
    note: notice.until ? `${notice.day} to ${notice.until}` : notice.day,
  };
  const after = { ...notice, version: version + 1, history: [...(before?.history ?? []), entry] };
  const carried = carryingEntry(
    { now, caller },
    { action: 'update', entity: 'notice', entityId: path, note: entry.did },
  );
  try {
    await models.pageNotices.updateOne(
      { _id: path, version },
      { $set: after, $push: carried },
      { upsert: true },
    );
  } catch (error) {
    throw isDuplicateKey(error) ? changedMeanwhile() : error;
  }
  await logCarried(models, 'pageNotices');
  await statements.reload();
};
