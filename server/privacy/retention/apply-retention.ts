import { TRPCError } from '@trpc/server';
import { day } from '../../../shared/durations';
import type { Setting } from '../../../shared/settings';
import { system } from '../../core/caller';
import { readSetting } from '../../core/settings/read-setting';
import { deleteLead } from '../../leads/deleted/delete-leads';
import { notHeld } from '../../leads/store/hide-deleted';
import { countLeads } from '../../leads/store/lead-reads';
import type { Deps } from '../deps';
import { findDueSenders, forgetSenders } from './unknown-senders';

type RetentionRule = Setting<'retention'>['rules'][number];

const fits = ({ caseType, status }: RetentionRule) => ({
  ...(caseType && { caseType }),
  ...(status && { status }),
});

/** The leads that the rule at `place` deletes: no work on them for its period, no earlier rule applies, and no hold. */
const dueUnder = (rules: readonly RetentionRule[], place: number, now: number) => {
  const rule = rules[place]!;
  const before = rules.slice(0, place).map(fits);
  return {
    ...fits(rule),
    ...notHeld,
    updatedAt: { $lt: new Date(now - rule.days * day) },
    ...(before.length > 0 && { $nor: before }),
  };
};

/** Changed rules only preview their effect for this long before they act. */
const graceDays = 7;
const mostAtOnce = 200;

/** The time when saved rules start to act; undefined while there are none, and only the default holds. */
const retentionActsFrom = async ({ models }: Deps): Promise<Date | undefined> => {
  const saved = await models.settings.findById('retention', { updatedAt: 1 }).lean();
  return saved ? new Date(saved.updatedAt.getTime() + graceDays * day) : undefined;
};

/**
 * Deletes the leads that the firm's rules no longer keep, as a person would: restorable for 30 days, then gone
 * permanently. So are messages of unknown senders, at once.
 */
export const applyRetention = async (deps: Deps): Promise<void> => {
  const from = await retentionActsFrom(deps);
  if (from && deps.now() < from.getTime()) return;
  const { rules, unknownDays } = await readSetting(deps, 'retention');
  for (const place of rules.keys()) {
    const due = await deps.models.clients
      .find(dueUnder(rules, place, deps.now()), { _id: 1 })
      .limit(mostAtOnce)
      .lean();
    for (const { _id } of due)
      await deleteLead(deps, system, String(_id)).catch((error: unknown) => {
        // Someone deleted it, or put it on hold, in the meantime.
        if (!(error instanceof TRPCError)) throw error;
      });
  }
  if (unknownDays !== null) await forgetSenders(deps, unknownDays);
};

const mostShown = 5;

/** Previews what rules would delete today: of each rule the number of leads and the oldest ones, and unknown senders. */
export const previewRetention = async (deps: Deps, { rules, unknownDays }: Setting<'retention'>) => {
  const { models, now } = deps;
  const previews = await Promise.all(
    rules.map(async (_, place) => {
      const filter = dueUnder(rules, place, now());
      const [count, oldest] = await Promise.all([
        countLeads(deps, filter),
        models.clients
          .find(filter, { firstName: 1, lastName: 1, updatedAt: 1 })
          .sort({ updatedAt: 1 })
          .limit(mostShown)
          .lean(),
      ]);
      return {
        count,
        oldest: oldest.map(({ _id, firstName, lastName, updatedAt }) => ({
          id: String(_id),
          name: `${firstName} ${lastName}`,
          updatedAt: updatedAt.toISOString(),
        })),
      };
    }),
  );
  const actsFrom = await retentionActsFrom(deps);
  const held = await countLeads(deps, { hold: { $exists: true } });
  const unknown = unknownDays === null ? 0 : (await findDueSenders(deps, unknownDays)).length;
  return { rules: previews, unknown, held, ...(actsFrom && { actsFrom: actsFrom.toISOString() }) };
};
