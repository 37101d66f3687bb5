import { access, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createSeal, type SealSecrets } from '../../core/seal';
import { giveUpFieldKeys } from '../../leads/store/sealed/known-keys';
import type { Models } from '../../operations/models';
import { countSealedWith } from '../../privacy/sealed/reseal-leads';
import { personSecret } from '../../proof/person-keys';
import type { Env } from '../env';
import { keySettings } from '../key-files';
import { computeFingerprint, forgetFingerprint, recordFingerprint } from './fingerprint';
import { dropCandidate, makeKey, writeKeyFile } from './key-file';
import type { PresentKey } from './present-keys';
import { countClosed } from './sealed-places';

type Needs = { env: Env; models: Models; key: PresentKey; now: () => number };

const count = (number: number, what: string) => `${number.toLocaleString('en')} ${what}`;

/** The keys still available, in the order used to open sealed values. */
const opening = ({ env, key }: Needs, text: string | undefined): SealSecrets | undefined => {
  const [first, ...rest] = [
    ...(key.isSetting ? [env.ENCRYPTION_KEY] : [text]),
    ...(env.ENCRYPTION_KEY_OLD ?? []),
    env.SESSION_SECRET,
  ].filter((one) => one !== undefined);
  return first === undefined ? undefined : [first, ...rest];
};

const lostUnderEncryptionKey = async (needs: Needs): Promise<string[]> => {
  // Without any key nothing opens.
  const keys = opening(needs, undefined) ?? ([makeKey('encryption-key')] as const);
  const closed = await countClosed(needs.models, keys);
  return [
    ...[...closed].map(([what, number]) => count(number, what)),
    'links in mails that were sent, and links of vendors',
  ];
};

const lostUnderFieldKey = async ({ models, key }: Needs): Promise<string[]> => {
  const { leads, consents } = await countSealedWith(models, key.recorded);
  const listed = await models.doNotContact.estimatedDocumentCount();
  return [
    `the encrypted fields of ${count(leads, 'leads')}`,
    `${count(consents, 'records of consents')}; texts and automated calls need new consents`,
    'links in mails that were sent, to stop contact or these mails',
    `who withdrew a consent, and ${count(listed, 'numbers of do-not-contact lists')}: IMPORT THE LISTS AGAIN, and do not ` +
      'contact people who asked you not to',
  ];
};

/** Lists what becomes unreadable or unusable once this key is given up. */
export const listLosses = async (needs: Needs): Promise<string[]> => {
  const { key, models } = needs;
  if (key.name === 'encryption-key') return lostUnderEncryptionKey(needs);
  if (key.name === 'field-key') return lostUnderFieldKey(needs);
  if (key.name === 'consent-key')
    return [
      'nothing; but the ledger says for good that its key was changed without the word of the one before',
    ];
  return [
    `${count(await models.sessions.estimatedDocumentCount(), 'sessions')}: everybody has to sign in again`,
    'browsers in which people signed in before count as new ones',
  ];
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
const clearSeal = async (needs: Needs): Promise<void> => {
  const { secrets } = needs.models;
  const secret = await secrets.findById('agreement-seal').lean();
  const keys = opening(needs, undefined);
  const opens =
    secret && keys && createSeal(keys, 'agreements').open(secret.value, 'agreement-seal') !== undefined;
  if (secret && !opens) await secrets.deleteOne({ _id: 'agreement-seal' });
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
