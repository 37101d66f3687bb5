import type { ConflictCheckDoc } from './conflict-check.model';
import type { Deps } from './deps';

type OpenCheck = Pick<ConflictCheckDoc, '_id' | 'clientId' | 'hits'>;

const most = 200;

/**
 * Returns the checks that wait for a decision, oldest first. Only the newest check of a lead counts, and a lead that was
 * turned down needs none.
 */
export const findWaitingChecks = async ({ models }: Pick<Deps, 'models'>) => {
  const open = await models.conflictChecks
    .find({ state: 'open' }, { clientId: 1, 'hits.name': 1 })
    .sort({ _id: -1 })
    .limit(most)
    .lean<OpenCheck[]>();
  const leads = { $in: [...new Set(open.map(({ clientId }) => clientId))] };
  const [runs, clients] = await Promise.all([
    models.conflictChecks.find({ clientId: leads }, { clientId: 1 }).sort({ at: 1, _id: 1 }).lean(),
    models.clients
      .find({ _id: leads, status: { $ne: 'Turned down' } }, { firstName: 1, lastName: 1, source: 1 })
      .lean(),
  ]);
  const newest = new Map(runs.map(({ _id, clientId }) => [clientId, String(_id)]));
  const names = new Map(clients.map((lead) => [String(lead._id), lead]));
  return open.toReversed().flatMap(({ _id, clientId, hits }) => {
    const lead = names.get(clientId);
    if (!lead || newest.get(clientId) !== String(_id)) return [];
    const { firstName, lastName, source } = lead;
    return {
      id: String(_id),
      lead: { id: clientId, firstName, lastName },
      isSample: source === 'sample',
      match: hits[0]?.name ?? '',
    };
  });
};
