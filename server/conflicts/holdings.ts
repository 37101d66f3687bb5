import type { Holding } from '../core/holding';
import { compareNames } from '../documents/compare-names';
import type { Deps } from './deps';

/** Deletes the checks of the person's leads; matches with one of them in other leads' checks lose the name. */
export const conflictChecks: Holding<Deps> = {
  collect: ({ models }, { ids }) =>
    models.conflictChecks
      .find({ clientId: { $in: ids } }, { _id: 0, at: 1, state: 1, parties: 1, note: 1 })
      .sort({ _id: 1 })
      .lean(),

  async erase({ models }, { ids }) {
    await models.conflictChecks.updateMany(
      { 'hits.clientId': { $in: ids } },
      { $pull: { hits: { clientId: { $in: ids } } } },
    );
    return (await models.conflictChecks.deleteMany({ clientId: { $in: ids } })).deletedCount;
  },
};

/**
 * The firm's own list of current and former clients and adverse parties. It stays: without the names, no lawyer can
 * follow ABA Model Rules 1.7 and 1.9.
 */
export const conflictNames: Holding<Deps> = {
  collect: async ({ models }, { names }) => {
    const listed = await models.conflictNames
      .find({ words: { $in: names.flatMap((name) => name.split(/\s+/)) } })
      .select({ _id: 0, list: 1, name: 1, birthDate: 1, address: 1, at: 1 })
      .lean();
    return listed.filter(({ name }) => names.some((own) => compareNames(own, name) === 'same'));
  },
  erase: async () => 0,
};
