import { day } from '../../../shared/durations';
import type { Setting } from '../../../shared/settings';
import { notHeld } from '../../leads/store/hide-deleted';

export type RetentionRule = Setting<'retention'>['rules'][number];

const fits = ({ caseType, status }: RetentionRule) => ({
  ...(caseType && { caseType }),
  ...(status && { status }),
});

/** The leads that the rule at `place` deletes: no work on them for its period, no earlier rule applies, and no hold. */
export const dueUnder = (rules: readonly RetentionRule[], place: number, now: number) => {
  const rule = rules[place]!;
  const before = rules.slice(0, place).map(fits);
  return {
    ...fits(rule),
    ...notHeld,
    updatedAt: { $lt: new Date(now - rule.days * day) },
    ...(before.length > 0 && { $nor: before }),
  };
};
