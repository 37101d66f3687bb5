import { createPrivateKey, type KeyObject } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createFieldKeys } from '../../core/field-keys';
import { createLeadSeal } from '../../leads/store/sealed/lead-seal';
import type { Models } from '../../operations/models';
import { resealLeads } from '../../privacy/sealed/reseal-leads';
import { seal } from '../../proof/ledger/seal';
import { createSigner, deriveSigningKey, parseSigningKey } from '../../proof/signing-key';
import { presentConsentKey } from '../consent-key';
import type { Env } from '../env';
import { formerKeysFile, type KeyName } from '../key-files';
import { forgetFingerprint, recordFingerprint, signingFingerprint, textFingerprint } from './fingerprint';
import { consentKeyBefore, makeKey, readIfThere, readKeyFile, writeKeyFile } from './key-file';
import type { PresentKey } from './present-keys';
import { countClosed, resealAll } from './sealed-places';

type Needs = {
  env: Env;
  /** Models whose fields are sealed with the given keys. */
  modelsFor: (leadSeal?: ReturnType<typeof createLeadSeal>) => Models;
  key: PresentKey;
  now: () => number;
  say: (sentence: string) => void;
};

const mismatch = ({ name, place }: PresentKey) =>
  new Error(
    `${place} is not the key of this data, so it cannot be rotated. Put the right one back first: npx lantern keys says which are wrong. (${name})`,
  );

const fileText = async ({ env, key }: Needs): Promise<string> => {
  const { text } = await readKeyFile(env.DATA_DIR, key.name);
  if (text === undefined || key.verdict === 'other') throw mismatch(key);
  return text;
};

const rotateSessionSecret = async (needs: Needs): Promise<void> => {
  const { env, modelsFor, key, say } = needs;
  const models = modelsFor();
  if (env.MONGODB_URI && !(env.ENCRYPTION_KEY && env.CONSENT_SIGNING_KEY))
    throw new Error(
      'SESSION_SECRET also stands for ENCRYPTION_KEY or CONSENT_SIGNING_KEY here. Set ENCRYPTION_KEY to the value of ' +
        'SESSION_SECRET, change the key of the ledger (npx lantern keys rotate consent-key), and then run this again.',
    );
  if (key.isSetting && key.verdict !== 'other')
    throw new Error(
      'Set SESSION_SECRET to the new value for this command and for every server, and run it again.',
    );
  if (!key.isSetting) {
    const session = await fileText(needs);
    const encryption = env.ENCRYPTION_KEY?.[0] ?? (await readKeyFile(env.DATA_DIR, 'encryption-key')).text;
    // Early versions sealed with this secret.
    if (encryption) await resealAll(models, [encryption, session], encryption);
  }
  await models.sessions.deleteMany({});
  await models.devices.deleteMany({});
  await forgetFingerprint(models, key.name);
  const newKey = makeKey(key.name);
  if (!key.isSetting) await writeKeyFile(env.DATA_DIR, key.name, newKey);
  const fingerprint = key.isSetting ? key.fingerprint! : textFingerprint(key.name, newKey);
  await recordFingerprint(models, key.name, fingerprint);
  say('Everybody has to sign in again.');
};

/** The new key and the earlier ones: settings provide both, while for a file a new one is created. */
const encryptionKeys = async (needs: Needs): Promise<[string, ...string[]]> => {
  const { env, key } = needs;
  const [recorded] = key.recorded;
  if (key.isSetting) {
    const [newKey, ...others] = env.ENCRYPTION_KEY ?? [];
    const former = [...others, ...(env.SESSION_SECRET ? [env.SESSION_SECRET] : [])];
    if (!newKey || !former.some((one) => textFingerprint(key.name, one) === recorded))
      throw new Error(
        'Put the new key in front of the one that is used now, ENCRYPTION_KEY=new,old, for this command and for every ' +
          'server, and run it again.',
      );
    return [newKey, ...former];
  }
  const now = await fileText(needs);
  const before = (await readIfThere(join(env.DATA_DIR, formerKeysFile)))?.split('\n').filter(Boolean) ?? [];
  const former = [...new Set([now, ...before])];
  await writeKeyFile(env.DATA_DIR, formerKeysFile, former.join('\n'));
  const newKey = makeKey(key.name);
  await writeKeyFile(env.DATA_DIR, key.name, newKey);
  return [newKey, ...former];
};

const rotateEncryptionKey = async (needs: Needs): Promise<void> => {
  const { env, modelsFor, key, say } = needs;
  const models = modelsFor();
  const keys = await encryptionKeys(needs);
  const [newKey, ...former] = keys;
  const session = env.SESSION_SECRET ?? (await readKeyFile(env.DATA_DIR, 'session-secret')).text;
  const count = await resealAll(models, [...keys, ...(session ? [session] : [])], newKey);
  const before = former.map((one) => textFingerprint(key.name, one));
  await recordFingerprint(models, key.name, textFingerprint(key.name, newKey), before);
  const closed = await countClosed(models, [newKey]);
  say(`Sealed again with the new key: ${count.toLocaleString('en')} records.`);
  for (const [what, number] of closed) say(`Not readable, before as now: ${number} ${what}.`);
  const old = key.isSetting ? 'ENCRYPTION_KEY' : join(env.DATA_DIR, formerKeysFile);
  say(
    `Links of vendors, and links in e-mails that were sent before November 29, 2026, open with the old key, which is in ${old}. Remove it at once if it was stolen. Otherwise remove it once no one can have such an e-mail, or after 60 days if none was sent before that date.`,
  );
};

const enterSigningKey = async (needs: Needs, newKey: KeyObject, before: KeyObject): Promise<void> => {
  const { modelsFor, now } = needs;
  const models = modelsFor();
  await seal({ models, now, signer: createSigner(newKey), signerBefore: createSigner(before) });
  await recordFingerprint(models, 'consent-key', signingFingerprint(newKey), [signingFingerprint(before)]);
};

const rotateConsentKey = async (needs: Needs): Promise<void> => {
  const { env, key, say } = needs;
  if (env.CONSENT_SIGNING_KEY || env.MONGODB_URI) {
    const [first = '', second] = env.CONSENT_SIGNING_KEY ?? [];
    const newKey = parseSigningKey(first);
    const derived = env.SESSION_SECRET && env.MONGODB_URI ? deriveSigningKey(env.SESSION_SECRET) : undefined;
    const before = second ? parseSigningKey(second) : derived;
    if (!newKey || !before || ![signingFingerprint(before)].some((one) => key.recorded.includes(one)))
      throw new Error(
        'Put the new key in front of the one that signs now, CONSENT_SIGNING_KEY=new,old, and run this again.',
      );
    await enterSigningKey(needs, newKey, before);
  } else {
    const before = await fileText(needs);
    // A start between the next lines finds both keys, and finishes the rotation.
    await writeKeyFile(env.DATA_DIR, consentKeyBefore, before);
    await writeKeyFile(env.DATA_DIR, 'consent-key', makeKey('consent-key'));
    const newKey = (await presentConsentKey(env, ''))!;
    await enterSigningKey(needs, newKey, parseSigningKey(before) ?? createPrivateKey(before));
    await rm(join(env.DATA_DIR, consentKeyBefore), { force: true });
  }
  say('The ledger has a new key, and the old one has vouched for it. Consents of before stay as they are.');
};

const rotateFieldKey = async (needs: Needs): Promise<void> => {
  const { env, modelsFor, key, say } = needs;
  if (env.ENCRYPT_FIELDS.length === 0) throw new Error('No field is encrypted: ENCRYPT_FIELDS is empty.');
  let keys = env.FIELD_KEYS ?? [];
  if (!key.isSetting) {
    const before = (await fileText(needs)).trim().split(',');
    keys = [makeKey(key.name), ...before];
    await writeKeyFile(env.DATA_DIR, key.name, keys.join(','));
  } else if (
    keys.length < 2 ||
    (key.fingerprint && key.recorded[0] === key.fingerprint && key.recorded.length === 1)
  )
    throw new Error(
      'Put the new key in front of the one that is used now, FIELD_KEYS=new,old, and run this again.',
    );
  const [first, ...others] = keys;
  const leadSeal = createLeadSeal(createFieldKeys([first!, ...others]), env.ENCRYPT_FIELDS);
  const { isDone, written } = await resealLeads({ models: modelsFor(leadSeal) });
  if (!isDone) throw new Error('Some records could not be written. Run this again.');
  if (!key.isSetting) await writeKeyFile(env.DATA_DIR, key.name, first!);
  say(`Encrypted with the new key: ${written.toLocaleString('en')} records.`);
  if (key.isSetting) say('The old key can go from FIELD_KEYS now.');
};

/** Replaces a working key, and reseals or signs the data with the new one. */
export const rotate: Record<KeyName, (needs: Needs) => Promise<void>> = {
  'session-secret': rotateSessionSecret,
  'encryption-key': rotateEncryptionKey,
  'consent-key': rotateConsentKey,
  'field-key': rotateFieldKey,
};
