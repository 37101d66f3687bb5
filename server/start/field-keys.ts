import { createFieldKeys } from '../core/field-keys';
import { createLeadSeal, type LeadSeal } from '../leads/store/sealed/lead-seal';
import type { Env } from './env';
import { type FileState, obtainKeyFile, readKeyFile } from './keys/key-file';

type Settings = Pick<Env, 'DATA_DIR' | 'MONGODB_URI' | 'ENCRYPT_FIELDS' | 'FIELD_KEYS'>;

/**
 * Encrypts lead fields: the keys in FIELD_KEYS, followed by the data folder's own key, if any, which is created when
 * the first field is listed without FIELD_KEYS. Without a key there is no seal, and no cost for a lead.
 */
export const readLeadSeal = async (env: Settings): Promise<{ seal?: LeadSeal; state?: FileState }> => {
  const wanted = env.ENCRYPT_FIELDS.length > 0;
  const read = wanted && !env.FIELD_KEYS ? obtainKeyFile : readKeyFile;
  const { text, state } = env.MONGODB_URI
    ? { text: undefined, state: undefined }
    : await read(env.DATA_DIR, 'field-key');
  const [first, ...others] = [...(env.FIELD_KEYS ?? []), ...(text ? text.trim().split(',') : [])];
  return {
    ...(first && { seal: createLeadSeal(createFieldKeys([first, ...others]), env.ENCRYPT_FIELDS) }),
    ...(state && { state }),
  };
};
