import { access, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createSeal } from '../../core/seal';
import { giveUpFieldKeys } from '../../leads/store/sealed/known-keys';
import type { Models } from '../../operations/models';
import { personSecret } from '../../proof/person-keys';
import type { Env } from '../env';
import { type KeyName, keySettings } from '../key-files';
import { computeFingerprint, forgetFingerprint, recordFingerprint } from './fingerprint';
import { dropCandidate, makeKey, writeKeyFile } from './key-file';
import type { PresentKey } from './present-keys';

type Needs = { env: Env; models: Models; key: PresentKey; now: () => number };

/** The data that becomes unreadable or unusable once a key is given up. */
export const losses: Record<KeyName, readonly string[]> = {
  'encryption-key': [
    'signed agreements and agreements on their way, scans of signed paper',
    'texts and e-mails of conversations with their files, the account for texts, the token of the mail server',
    'second factors of people who sign in with an authenticator app',
    'secrets of webhooks and postbacks',
    'refused submissions, and those that wait for staff',
    'people who wait to be erased, and consents of erased people',
    'links in mails, and links of vendors',
  ],
  'field-key': [
    'the encrypted fields of leads',
    'records of consents; texts and automated calls need new consents',
    'links in mails that were sent, to stop contact or these mails',
    'who withdrew a consent, and the numbers of do-not-contact lists: IMPORT THE LISTS AGAIN, and do not contact ' +
      'people who asked you not to',
  ],
  'consent-key': [
    'nothing; but the ledger says for good that its key was changed without the word of the one before',
  ],
  'session-secret': [
    'sessions: everybody has to sign in again',
    'browsers in which people signed in before count as new ones',
  ],
};

/** Keeps a key that does not belong to this store: it may be another one's. */
const setAside = async (file: string, now: number): Promise<void> => {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) await rename(file, `${file}.given-up-${new Date(now).toISOString().replace(/[:.]/g, '-')}`);
};

/** The person secret is random and sealed with the lost key, so a new one is created when needed. */
const clearFields = async ({ models, key }: Needs): Promise<void> => {
  const secret = await models.secrets.findById(personSecret).lean();
  const [, id] = /^sealed:([\w-]{8}):/.exec(secret?.value ?? '') ?? [];
  if (id !== undefined && key.recorded.includes(id)) await models.secrets.deleteOne({ _id: personSecret });
  await giveUpFieldKeys(models, key.recorded);
};

/** Without its key, the firm's own seal would block every new agreement; the next one creates a new seal. */
const clearSeal = async ({ env, models: { secrets } }: Needs): Promise<void> => {
  const secret = await secrets.findById('agreement-seal').lean();
  const [first, ...rest] = [...(env.ENCRYPTION_KEY ?? []), env.SESSION_SECRET].filter(
    (one) => one !== undefined,
  );
  const seal = first === undefined ? undefined : createSeal([first, ...rest], 'agreements');
  if (secret && seal?.open(secret.value, 'agreement-seal') === undefined)
    await secrets.deleteOne({ _id: 'agreement-seal' });
};

/**
 * Continues without a key: the data that needs it stays unreadable, and a new key takes its place. It may be
 * interrupted anywhere and repeated.
 */
export const giveUp = async (needs: Needs): Promise<void> => {
  const { env, models, key, now } = needs;
  const { name, isSetting, fingerprint } = key;
  if (name === 'field-key') await clearFields(needs);
  if (name === 'encryption-key') await clearSeal(needs);
  if (name === 'session-secret') {
    await models.sessions.deleteMany({});
    await models.devices.deleteMany({});
  }
  await forgetFingerprint(models, name);
  if (isSetting) {
    if (fingerprint && name !== 'field-key') await recordFingerprint(models, name, fingerprint);
    return;
  }
  if (env.MONGODB_URI) throw new Error(`Set ${keySettings[name]} to a new key and run this again.`);
  await setAside(join(env.DATA_DIR, name), now());
  await dropCandidate(env.DATA_DIR, name);
  const newKey = makeKey(name);
  await writeKeyFile(env.DATA_DIR, name, newKey);
  if (name !== 'field-key') await recordFingerprint(models, name, computeFingerprint(name, newKey));
};
