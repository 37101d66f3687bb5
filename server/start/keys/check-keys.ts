import { admitFieldKeys, unknownFieldKeys } from '../../leads/store/sealed/known-keys';
import type { Models } from '../../operations/models';
import { type KeyName, keyNames, keySettings } from '../key-files';
import { recordedFingerprint, recordFingerprint } from './fingerprint';
import { acceptCandidate, dropCandidate, type FileState } from './key-file';
import { hasSealed } from './sealed-places';
import type { Keys, UsedKey } from './used-keys';

/** The data that needs each key, to follow "This store holds". */
const needs: Record<KeyName, string> = {
  'session-secret': 'sessions of people who are signed in',
  'encryption-key':
    'what only that key opens, such as agreements, second factors, secrets of webhooks and refused submissions',
  'consent-key': 'a ledger of consents that another key signs',
  'field-key': 'fields of leads, records of consents and do-not-contact lists that only that key opens',
};

type Needs = { models: Models; keys: Keys; used: UsedKey[]; dataDir: string };

/**
 * Judges a key by the stored data if there is no fingerprint yet. `used` is data that does not show which key made it.
 */
const findStanding = async ({ models }: Needs, { name, fingerprint, before }: UsedKey) => {
  if (name === 'encryption-key') return (await hasSealed(models)) ? 'used' : 'none';
  if (name === 'consent-key') {
    const [latest] = await models.consents
      .find({ kind: 'key' })
      .sort({ at: -1, _id: -1 })
      .limit(1)
      .select({ _id: 1 })
      .lean();
    if (!latest) return 'none';
    return [fingerprint, ...before].some((id) => latest._id === `key-${id}`) ? 'opens' : 'closed';
  }
  const isUsed = (await models.sessions.findOne().lean()) ?? (await models.devices.findOne().lean());
  return isUsed ? 'used' : 'none';
};

const isWrong = async (all: Needs, key: UsedKey): Promise<boolean> => {
  const recorded = await recordedFingerprint(all.models, key.name);
  if (recorded !== undefined) return recorded !== key.fingerprint && !key.before.includes(recorded);
  const standing = await findStanding(all, key);
  const isNew = key.setting === undefined && key.state !== 'there';
  return standing === 'closed' || (isNew && standing !== 'none' && standing !== 'opens');
};

const descriptions: Record<FileState, string> = {
  there: 'is the key of another store',
  missing: 'is missing',
  damaged: 'is empty or damaged',
};

/** Explains what is wrong with a key, and how to go on. */
const keyProblem = (
  { name, setting, file, state }: Pick<UsedKey, 'name' | 'setting' | 'file' | 'state'>,
  hasBreak = false,
): string => {
  const commands = `If it is lost for good: npx lantern keys give-up ${name} (it says first what stays unreadable).`;
  if (setting)
    return (
      `${setting} is not the value that this data was made with (${name}). This store holds ${needs[name]}. ` +
      `Set the former value again; a planned change is made by npx lantern keys rotate ${name}. ${commands}`
    );
  const what = hasBreak ? 'ends with a line break that is no part of the key' : descriptions[state];
  const todo = hasBreak
    ? 'Remove the line break.'
    : `Put the file back; each backup has it (docs/backup.md). Where ${keySettings[name]} was set before, set it again.`;
  return `${file} ${what}. This store holds ${needs[name]}. ${todo} ${commands}`;
};

const fieldKeyProblem = async ({ models, keys, dataDir }: Needs): Promise<string | undefined> => {
  const unknown = await unknownFieldKeys(models);
  if (unknown.length === 0) return undefined;
  const state = keys.states['field-key'] ?? 'missing';
  const mismatch = state === 'there' ? 'is the key of another store' : undefined;
  return (
    `The key of encrypted fields named ${unknown.join(', ')} is not here: ${dataDir}/field-key ` +
    `${mismatch ?? (state === 'damaged' ? 'is empty or damaged' : 'is missing')}, and FIELD_KEYS does not have it. ` +
    `This store holds ${needs['field-key']}. Put the file back, or put the key into FIELD_KEYS behind the one that ` +
    'is to write. If it is lost for good: npx lantern keys give-up field-key (it says first what stays unreadable).'
  );
};

const findProblems = async (all: Needs): Promise<string[]> => {
  const problems: string[] = [];
  for (const key of all.used) {
    if (!(await isWrong(all, key))) continue;
    const recorded = await recordedFingerprint(all.models, key.name);
    problems.push(keyProblem(key, recorded !== undefined && recorded === key.trimmed));
  }
  const ofFields = await fieldKeyProblem(all);
  return ofFields ? [...problems, ofFields] : problems;
};

const dropAll = async (dataDir: string) => {
  for (const name of keyNames) await dropCandidate(dataDir, name);
};

/**
 * Checks all keys before anything is written with a wrong one; throws a sentence for each key that did not create the
 * data. If all are right, new keys get their names, and the store their fingerprints.
 */
export const checkKeys = async (all: Needs): Promise<void> => {
  const { models, keys, used, dataDir } = all;
  const problems = await findProblems(all);
  if (problems.length > 0) {
    await dropAll(dataDir);
    throw new Error(problems.join('\n\n'));
  }
  for (const key of used) {
    const counts = await recordFingerprint(models, key.name, key.fingerprint, key.before);
    // Another server with a different key was faster.
    if (counts !== key.fingerprint) throw new Error(keyProblem({ ...key, state: 'there' }));
    if (key.setting === undefined) await acceptCandidate(dataDir, key.name);
  }
  await admitFieldKeys(models);
  if (keys.states['field-key']) await acceptCandidate(dataDir, 'field-key');
};
