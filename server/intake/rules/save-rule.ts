import type { RuleInput, RuleRecord } from '../../../shared/rules/rule';
import { shortChanges } from '../../core/audit/write-audit';
import type { Caller } from '../../core/caller';
import { change } from '../../core/change/change';
import { rules } from '../../site/rules/rule.model';
import type { Deps } from '../deps';

type Change = { before: RuleRecord; next: RuleInput; version?: number | undefined };

/**
 * Stores the questions and criteria of a case type as the next version. Refused (409) if the ones read, or the version
 * that the caller saw, are not the newest.
 */
export const saveRule = async (
  deps: Deps,
  caller: Caller,
  { before, next: rule, version = before.version }: Change,
): Promise<RuleRecord> => {
  const { caseType } = before;
  const next = { ...rule, version: version + 1 };
  const audit = { caller, changes: shortChanges(before, rule), note: `version ${next.version}` };
  const write = { $set: { ...next, updatedAt: new Date(deps.now()) } };
  const decide = () => ({ write, audit });
  await change(deps, rules, { id: caseType, version, decide }).finally(deps.rules.forget);
  return { caseType, ...next };
};
