import type { Models } from '../../../models';
import type { LeadSeal } from './lead-seal';

const row = 'field-keys';

type Needs = Pick<Models, 'secrets' | 'leadSeal'>;

const unknownKey = (id: string) =>
  new Error(
    `This data holds fields that were encrypted with a key that this server does not have (its name is ${id}). Put that key into FIELD_KEYS, behind the one that is to write, or bring back the file field-key of the data folder.`,
  );

/**
 * Refuses to start without a key that some value may have been sealed with, and writes down that the key of this server
 * is one of them before it seals anything.
 */
export const admitFieldKeys = async ({ secrets, leadSeal }: Needs): Promise<void> => {
  const kept = await secrets.findById(row).lean();
  const ids = kept ? kept.value.split(' ') : [];
  const unknown = ids.find((id) => !leadSeal?.knowsKey(id));
  if (unknown) throw unknownKey(unknown);
  if (!leadSeal?.isOn || ids.includes(leadSeal.keyId)) return;
  const value = [...ids, leadSeal.keyId].join(' ');
  await secrets.updateOne({ _id: row }, { $set: { value } }, { upsert: true });
};

/** Everything is as the setting wants it: no earlier key is needed any more, or none at all. */
export const forgetFormerKeys = async ({ secrets }: Needs, seal: LeadSeal): Promise<void> => {
  if (seal.isOn) await secrets.updateOne({ _id: row }, { $set: { value: seal.keyId } }, { upsert: true });
  else await secrets.deleteOne({ _id: row });
};
