import { TRPCError } from '@trpc/server';
import type { RuleInput, RuleRecord } from '../../../shared/rules/rule';
import { carryingEntry, logCarried } from '../../core/audit/carried-entries';
import { shortChanges } from '../../core/audit/write-audit';
import type { Caller } from '../../core/caller';
import { isDuplicateKey } from '../../core/db/errors';
import type { Deps } from '../deps';

export const ruleChanged = () =>
  new TRPCError({ code: 'CONFLICT', message: 'Someone else changed these criteria. Load the page again.' });

type Change = { before: RuleRecord; next: RuleInput };

/**
 * Stores the questions and criteria of a case type as the next version. Refused (409) if the ones read are not the
 * newest.
 */
export const saveRule = async (
  deps: Pick<Deps, 'models' | 'intake' | 'now'>,
  caller: Caller,
  { before, next: rule }: Change,
): Promise<RuleRecord> => {
  const { models, now, intake } = deps;
  const { caseType, version } = before;
  const next = { ...rule, version: version + 1, updatedAt: new Date(now()) };
  const changes = shortChanges(before, rule);
  const note = `version ${next.version}`;
  const $push = carryingEntry(
    { now, caller },
    { action: 'update', entity: 'rule', entityId: caseType, changes, note },
  );
  try {
    await models.rules.updateOne({ _id: caseType, version }, { $set: next, $push }, { upsert: true });
  } catch (error) {
    // Someone else saved another version meanwhile.
    throw isDuplicateKey(error) ? ruleChanged() : error;
  } finally {
    intake.rules.forget();
  }
  await logCarried(models, 'rules');
  return { caseType, version: next.version, ...rule };
};
