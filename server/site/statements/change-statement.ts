import { TRPCError } from '@trpc/server';
import type { HistoryEntry } from '../../../shared/schemas/site-statement';
import { carryingEntry, logCarried } from '../../core/audit/carried-entries';
import type { Entry } from '../../core/audit/write-audit';
import { getName, type Staff } from '../../core/caller';
import { isDuplicateKey } from '../../core/db/errors';
import type { Deps } from '../deps';
import type { StatementEditDoc } from './statement-edit.model';

export const changedMeanwhile = () =>
  new TRPCError({
    code: 'CONFLICT',
    message: 'Someone else changed this. Load the page again.',
  });

const untouched = (id: string): StatementEditDoc => ({
  _id: id,
  version: 0,
  corrections: [],
  withdrawnOn: null,
  dueAgain: null,
  reviewed: null,
  changedOn: null,
  history: [],
});

type Change = { id: string; version: number };
type Did = Omit<HistoryEntry, 'at' | 'by'>;

type Work = (edit: StatementEditDoc) => { next: Partial<StatementEditDoc>; did: Did };

/** Changes the record of a statement and adds to its history, in one write that also carries the audit entry. */
export const writeStatement = async (
  deps: Pick<Deps, 'models' | 'now'>,
  caller: Staff,
  { id, version }: Change,
  work: Work,
  toEntry?: (did: Did) => Entry,
): Promise<void> => {
  const { models, now } = deps;
  const before = (await models.statementEdits.findById(id).lean()) ?? untouched(id);
  if (before.version !== version) throw changedMeanwhile();
  const { next, did } = work(before);
  const entry: HistoryEntry = { at: new Date(now()).toISOString(), by: getName(caller), ...did };
  const { _id, ...after } = { ...before, ...next, version: version + 1, history: [...before.history, entry] };
  try {
    await models.statementEdits.updateOne(
      { _id, version },
      { $set: after, ...(toEntry && { $push: carryingEntry({ now, caller }, toEntry(did)) }) },
      { upsert: true },
    );
  } catch (error) {
    // The stored version is no longer the one that this change was made for.
    throw isDuplicateKey(error) ? changedMeanwhile() : error;
  }
  await logCarried(models, 'statementEdits');
};

/** The same, and then updates the pages. */
export const changeStatement = async (
  deps: Pick<Deps, 'models' | 'statements' | 'now'>,
  caller: Staff,
  change: Change,
  work: Work,
): Promise<void> => {
  await writeStatement(deps, caller, change, work, ({ did }) => ({
    action: 'update',
    entity: 'statement',
    entityId: change.id,
    note: did,
  }));
  await deps.statements.reload();
};
