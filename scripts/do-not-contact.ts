import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { importList } from '../server/contact/do-not-contact';
import { createPersonKeys } from '../server/proof/person-keys';
import { withModels } from './with-models';

/** Imports a do-not-contact list, one number per line. */
export const doNotContact = async (list: string, file: string): Promise<void> => {
  if (!/^[a-z][a-z-]{1,40}$/.test(list) || list === 'own')
    throw new Error('Name the list in small letters: npx lantern do-not-contact national file.txt');
  await withModels(async ({ models, settings }) => {
    await settings.checkKeys?.(models);
    await models.createIndexes();
    const lines = createInterface({
      input: createReadStream(file, 'utf8'),
      crlfDelay: Number.POSITIVE_INFINITY,
    });
    const deps = { models, now: Date.now, consents: { personKeys: createPersonKeys(models) } };
    const { read, skipped } = await importList(deps, list, lines);
    console.log(`${read} numbers are on the list "${list}". ${skipped} lines were no phone numbers.`);
  });
};
