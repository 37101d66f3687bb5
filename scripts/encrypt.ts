import { resealLeads } from '../server/privacy/sealed/reseal-leads';
import { withModels } from './with-models';

/** Updates stored leads to match ENCRYPT_FIELDS and FIELD_KEYS; the server may keep running. */
export const encrypt = (): Promise<void> =>
  withModels(async ({ models, settings }, env) => {
    await settings.checkKeys?.(models);
    const onProgress = (done: number) => console.log(`${done} looked at`);
    const { isDone, written } = await resealLeads({ models, onProgress });
    if (!isDone)
      throw new Error('Some records could not be written. Try again; if it stays so, a backup helps.');
    const fields = env.ENCRYPT_FIELDS.join(', ');
    console.log(`${written} records written. ${fields ? `Encrypted: ${fields}.` : 'Nothing is encrypted.'}`);
  });
