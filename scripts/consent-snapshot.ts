import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { withModels } from './with-models';

/** Writes the form named in a consent record as a page for any browser. */
export const consentSnapshot = async (hash: string, file = `form-${hash}.html`): Promise<void> => {
  if (!/^[0-9a-f]{64}$/.test(hash))
    throw new Error('Name the snapshot as the certificate does: npx lantern consent snapshot HASH');
  await withModels(async ({ models }) => {
    const snapshot = await models.consentSnapshots.findById(hash).lean();
    if (!snapshot) throw new Error('There is no form under this hash in this database.');
    if (createHash('sha256').update(snapshot.html).digest('hex') !== hash)
      throw new Error('The form under this hash was changed: take it from a backup.');
    await writeFile(file, snapshot.html);
    console.log(
      `${resolve(file)}\nThe form with the wording ${snapshot.version}, served since ${snapshot.at.toISOString()}`,
    );
  });
};
