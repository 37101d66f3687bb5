import type { Connection } from 'mongoose';
import { createFieldKeys } from '../../server/core/field-keys';
import { createLeadSeal } from '../../server/leads/store/sealed/lead-seal';
import { type SealableName, sealableNames } from '../../shared/lead-fields';

/** Field keys, each made from one letter. */
export const fieldKey = (letter: string) => letter.repeat(32);

/** Encrypts these fields; of the keys, given by letters, the first one writes. */
export const getSeal = (names: readonly SealableName[] = sealableNames, keys = 'a') => {
  const [first, ...others] = [...keys].map(fieldKey) as [string, ...string[]];
  return createLeadSeal(createFieldKeys([first, ...others]), names);
};

/** Every stored document of the database as JSON, except some collections. */
export const storedText = async (
  { connection }: { connection: Connection },
  without: readonly string[] = [],
) => {
  const collections = (await connection.db!.collections()).filter(
    ({ collectionName }) => !without.includes(collectionName),
  );
  const docs = await Promise.all(collections.map((collection) => collection.find().toArray()));
  return JSON.stringify(docs.flat());
};
