import { yearsAfter } from '../leads/find-deleted-leads';
import type { ClientDoc } from '../leads/store/client.model';
import type { Deps } from './deps';

type Needs = Pick<Deps, 'models' | 'consents' | 'now'>;

/** A stop link works for this long after its lead is gone. */
const keptYears = 5;

/**
 * Keeps the keyed hashes of leads that are about to be removed for good: the stop links in e-mails to them still work. Safe to
 * repeat.
 */
export const keepFormerLeads = async (
  { models, consents, now }: Needs,
  leads: readonly Pick<ClientDoc, '_id' | 'email' | 'phoneNumber' | 'phoneE164'>[],
): Promise<void> => {
  const at = new Date(now());
  const writes = leads.map(async (lead) => ({
    updateOne: {
      filter: { _id: String(lead._id) },
      update: { $set: { keys: await consents.personKeys.findKeys(lead), at } },
      upsert: true,
    },
  }));
  await models.formerLeads.bulkWrite(await Promise.all(writes), { ordered: false });
};

export const dropFormerLeads = async ({ models, now }: Pick<Needs, 'models' | 'now'>): Promise<void> => {
  await models.formerLeads.deleteMany({ at: { $lt: yearsAfter(new Date(now()), -keptYears) } });
};

/**
 * Returns the keyed hashes of a lead that was removed or erased. Earlier versions kept no record of removed leads; their
 * answers to our question about calls and texts have the same hashes.
 */
export const findFormerKeys = async ({ models }: Pick<Needs, 'models'>, id: string): Promise<string[]> => {
  const [removed, ...others] = await Promise.all([
    models.formerLeads.findById(id).lean(),
    models.erasures.find({ leads: id, state: { $in: ['agreed', 'done'] } }).lean(),
    models.consents.find({ clientId: id, kind: 'answer' }, { keys: 1 }).lean(),
  ]);
  return [...(removed?.keys ?? []), ...others.flat().flatMap(({ keys }) => keys)];
};
