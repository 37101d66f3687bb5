import type { ClientDoc } from '../leads/store/client.model';
import { withDeleted } from '../leads/store/hide-deleted';
import { insertRecords } from './enter-record';
import type { Models } from './models';
import type { PersonKeys } from './person-keys';

const mostAtOnce = 200;

type Options = { models: Models; personKeys: PersonKeys };
type Lead = Pick<ClientDoc, '_id' | 'consent'>;

/**
 * Moves records out of the leads that they arrived in and returns how many. It copies each record first, only once even
 * if repeated, and then removes it from the lead.
 */
export const ingestConsents = async (
  { models, personKeys }: Options,
  of: { _id?: string } = {},
): Promise<number> => {
  const { clients } = models;
  const leads = await clients
    .find({ ...of, unsealed: true })
    .select({ consent: 1 })
    .limit(mostAtOnce)
    // A consent is kept even if the lead was deleted before sealing.
    .setOptions(withDeleted)
    .lean<Lead[]>();
  const records = leads.flatMap(({ consent }) => consent ?? []);
  await insertRecords(models, personKeys, records);
  if (leads.length > 0)
    await clients
      .updateMany({ _id: { $in: leads.map(({ _id }) => _id) } }, { $unset: { consent: '', unsealed: '' } })
      .setOptions(withDeleted);
  return leads.length;
};
