import { countLeads } from '../../leads/store/lead-reads';
import type { Deps } from '../deps';
import { retentionActsFrom } from './apply-retention';
import { dueUnder, type RetentionRule } from './due-leads';

const mostShown = 5;

/** Previews what rules would delete today, rule by rule: the number of leads, and the oldest one. */
export const previewRetention = async (
  deps: Pick<Deps, 'models' | 'now'>,
  rules: readonly RetentionRule[],
) => {
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
  return { rules: previews, held, ...(actsFrom && { actsFrom: actsFrom.toISOString() }) };
};
