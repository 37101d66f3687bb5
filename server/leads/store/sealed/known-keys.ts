import type { Models } from '../../models';
import type { LeadSeal } from './lead-seal';

const row = 'field-keys';

type Needs = Pick<Models, 'secrets' | 'leadSeal'>;

const givenUpRow = 'field-keys given up';

const findIds = async ({ secrets }: Needs, id: string): Promise<string[]> => {
  const record = await secrets.findById(id).lean();
  return record?.value ? record.value.split(' ') : [];
};

/** Returns the keys that values may be sealed with but this server does not have. */
export const unknownFieldKeys = async (needs: Needs): Promise<string[]> =>
  (await findIds(needs, row)).filter((id) => !needs.leadSeal?.knowsKey(id));

const unknownKey = (id: string) =>
  new Error(
    `This data holds fields that were encrypted with a key that this server does not have (its name is ${id}). Put that key into FIELD_KEYS, behind the one that is to write, or bring back the file field-key of the data folder. If it is lost for good: npx lantern keys give-up field-key`,
  );

/** Refuses to start if values may be sealed with a missing key. Records this server's key before it seals anything. */
export const admitFieldKeys = async (needs: Needs): Promise<void> => {
  const { secrets, leadSeal } = needs;
  const [unknown] = await unknownFieldKeys(needs);
  if (unknown) throw unknownKey(unknown);
  leadSeal?.giveUp(await findIds(needs, givenUpRow));
  const ids = await findIds(needs, row);
  if (!leadSeal?.isOn || ids.includes(leadSeal.keyId)) return;
  const value = [...ids, leadSeal.keyId].join(' ');
  await secrets.updateOne({ _id: row }, { $set: { value } }, { upsert: true });
};

/** Gives these keys up: values sealed with them show as unreadable, and servers no longer require them. */
export const giveUpFieldKeys = async (needs: Needs, keyIds: readonly string[]): Promise<void> => {
  const { secrets } = needs;
  const all = [...new Set([...(await findIds(needs, givenUpRow)), ...keyIds])].join(' ');
  await secrets.updateOne({ _id: givenUpRow }, { $set: { value: all } }, { upsert: true });
  const value = (await findIds(needs, row)).filter((id) => !keyIds.includes(id)).join(' ');
  if (value === '') await secrets.deleteOne({ _id: row });
  else await secrets.updateOne({ _id: row }, { $set: { value } });
};

/** Call when every lead matches the setting: forgets the earlier keys, or all keys if nothing is sealed. */
export const forgetFormerKeys = async ({ secrets }: Needs, seal: LeadSeal): Promise<void> => {
  if (seal.isOn) await secrets.updateOne({ _id: row }, { $set: { value: seal.keyId } }, { upsert: true });
  else await secrets.deleteOne({ _id: row });
};
