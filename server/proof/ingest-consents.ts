import type { ClientDoc } from '../leads/store/client.model';
import { withDeleted } from '../leads/store/hide-deleted';
import { closeRecord } from './consent.model';
import type { Models } from './models';
import { getOuterFields, recordKeys } from './outer-fields';
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
  const { clients, consents } = models;
  const leads = await clients
    .find({ ...of, unsealed: true })
    .select({ consent: 1 })
    .limit(mostAtOnce)
    // A consent is kept even if the lead was deleted before sealing.
    .setOptions(withDeleted)
    .lean<Lead[]>();
  const records = leads.flatMap(({ consent }) => consent ?? []);
  const copies = await Promise.all(
    records.map(async (record) => ({
      record,
      outer: getOuterFields(record, await recordKeys(record, personKeys)),
    })),
  );
  if (copies.length > 0)
    await consents.bulkWrite(
      copies.map(({ record, outer }) => ({
        updateOne: {
          filter: { _id: record.id },
          update: {
            $setOnInsert: {
              ...outer,
              ...closeRecord(models.leadSeal, record),
              unsealed: true,
            },
          },
          upsert: true,
        },
      })),
      { ordered: false },
    );
  if (leads.length > 0)
    await clients
      .updateMany({ _id: { $in: leads.map(({ _id }) => _id) } }, { $unset: { consent: '', unsealed: '' } })
      .setOptions(withDeleted);
  return leads.length;
};
