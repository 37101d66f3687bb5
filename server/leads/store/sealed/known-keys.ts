import type { Models } from '../../models';
import type { LeadSeal } from './lead-seal';

const row = 'field-keys';

type Needs = Pick<Models, 'secrets' | 'leadSeal'>;

const givenUpRow = 'field-keys given up';

const findIds = async ({ secrets }: Needs, id: string): Promise<string[]> => {
  const record = await secrets.findById(id).lean();
  return record?.value ? record.value.split(' ') : [];
};

/** The keys that some value may have been sealed with and that this server does not have. */
export const unknownFieldKeys = async (needs: Needs): Promise<string[]> =>
  (await findIds(needs, row)).filter((id) => !needs.leadSeal?.knowsKey(id));

const unknownKey = (id: string) =>
  new Error(
    `This data holds fields that were encrypted with a key that this server does not have (its name is ${id}). Put that key into FIELD_KEYS, behind the one that is to write, or bring back the file field-key of the data folder. If it is lost for good: npm run keys -- give-up field-key`,
  );

/**
 * Refuses to start without a key that some value may have been sealed with, and writes down that the key of this server
 * is one of them before it seals anything.
 */
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

/** What was sealed with these keys shows as unreadable from now on, and no server asks for them. */
export const giveUpFieldKeys = async (needs: Needs, keyIds: readonly string[]): Promise<void> => {
  const { secrets } = needs;
  const all = [...new Set([...(await findIds(needs, givenUpRow)), ...keyIds])].join(' ');
  await secrets.updateOne({ _id: givenUpRow }, { $set: { value: all } }, { upsert: true });
  const value = (await findIds(needs, row)).filter((id) => !keyIds.includes(id)).join(' ');
  if (value === '') await secrets.deleteOne({ _id: row });
  else await secrets.updateOne({ _id: row }, { $set: { value } });
};

/** Everything is as the setting wants it: no earlier key is needed any more, or none at all. */
export const forgetFormerKeys = async ({ secrets }: Needs, seal: LeadSeal): Promise<void> => {
  if (seal.isOn) await secrets.updateOne({ _id: row }, { $set: { value: seal.keyId } }, { upsert: true });
  else await secrets.deleteOne({ _id: row });
};
