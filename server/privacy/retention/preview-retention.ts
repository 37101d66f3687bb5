import type { Setting } from '../../../shared/settings';
import { countLeads } from '../../leads/store/lead-reads';
import type { Deps } from '../deps';
import { dueUnder, retentionActsFrom } from './apply-retention';
import { findDueSenders } from './unknown-senders';

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
          .find(filter)
          .sort({ updatedAt: 1 })
          .limit(mostShown)
          .select({ firstName: 1, lastName: 1, updatedAt: 1 })
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
