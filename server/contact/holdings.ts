import type { Holding } from '../core/holding';
import type { Deps } from './deps';
import { suppressionId } from './suppression.model';

/** Addresses that unsubscribed. The choice outlives the address: its keyed hash stays. */
export const suppressions: Holding<Deps> = {
  collect: ({ models }, { emails }) =>
    models.suppressions.find({ address: { $in: emails } }, { _id: 0 }).lean(),

  async erase({ models, consents }, { emails }) {
    const docs = await models.suppressions.find({ address: { $in: emails } }).lean();
    for (const { _id, address, about, at } of docs) {
      const [key = ''] = await consents.personKeys.findKeys({ email: address });
      await models.suppressions.updateOne(
        { _id: suppressionId(key, about) },
        { $setOnInsert: { address: key, about, by: 'erasure', at } },
        { upsert: true },
      );
      await models.suppressions.deleteOne({ _id });
    }
    return docs.length;
  },
};

/** Do-not-contact lists hold only hashes, and stay. */
export const doNotContact: Holding<Deps> = {
  collect: ({ models }, { keys }) =>
    models.doNotContact.find({ key: { $in: keys } }, { _id: 0, list: 1, at: 1 }).lean(),
  erase: async () => 0,
};
