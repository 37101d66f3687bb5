import { createPublicKey, verify } from 'node:crypto';
import type { LedgerKey } from '../../../shared/schemas/consent';
import type { ConsentDoc } from '../consent.model';
import { getKeyId, getRotation } from '../signing-key';
import { canonicalJson } from './canonical-json';
import type { Finding } from './finding';

/** Checks a signature (base64) over the canonical JSON of a value. */
export const isSignedBy = (publicKey: string, value: unknown, signature: string): boolean => {
  try {
    const bytes = Buffer.from(signature, 'base64');
    // Base64 can write the same bytes in several ways; only ours counts.
    return (
      bytes.toString('base64') === signature &&
      verify(null, Buffer.from(canonicalJson(value)), createPublicKey(publicKey), bytes)
    );
  } catch {
    return false;
  }
};

/** Returns the keys that the log itself names, in the order in which they signed. */
export const findKeys = (records: readonly ConsentDoc[]): LedgerKey[] =>
  [...records]
    .sort((a, b) => (a.index ?? Number.MAX_SAFE_INTEGER) - (b.index ?? Number.MAX_SAFE_INTEGER))
    .flatMap(({ record }) => (record?.kind === 'key' ? [record] : []));

/** Returns how a key followed the previous one: signed by it, unsigned, or from before such signatures existed. */
export const getLink = (key: LedgerKey, before: LedgerKey): 'signed' | 'break' | 'unsaid' => {
  const { previous } = key;
  if (!previous) return 'unsaid';
  const isSigned =
    previous.keyId === before.keyId &&
    previous.signature !== undefined &&
    isSignedBy(before.publicKey, getRotation(key), previous.signature);
  return isSigned ? 'signed' : 'break';
};

/** Returns the keys that a chain of signed changes connects with a trusted key, in either direction. */
const vouchedFor = (keys: readonly LedgerKey[], trusted: ReadonlySet<string>): Set<string> => {
  const chains: LedgerKey[][] = [];
  for (const [place, key] of keys.entries()) {
    const before = keys[place - 1];
    if (before && getLink(key, before) === 'signed') chains.at(-1)!.push(key);
    else chains.push([key]);
  }
  const sure = chains.filter((chain) => chain.some(({ keyId }) => trusted.has(keyId)));
  return new Set(sure.flat().map(({ keyId }) => keyId));
};

const keyFinding = (why: string, key?: LedgerKey): Finding => ({
  what: 'key',
  ...(key && { recordId: key.id }),
  why,
});

/** Reports key changes that the previous key did not sign. */
export const checkBreaks = (keys: readonly LedgerKey[]): Finding[] =>
  keys.flatMap((key, place): Finding[] => {
    const before = keys[place - 1];
    if (!before || getLink(key, before) !== 'break') return [];
    const why = `a break: the key ${key.keyId} is not signed by the key before it, ${before.keyId}`;
    return [keyFinding(why, key)];
  });

/** Reports keys of the log that the stored keys do not vouch for. */
export const checkHeldKeys = (keys: readonly LedgerKey[], held: readonly string[]): Finding[] => {
  const sure = vouchedFor(keys, new Set(held));
  const named = new Set(keys.map(({ keyId }) => keyId));
  const unnamed = held.filter((keyId) => !named.has(keyId));
  return [
    ...unnamed.map((keyId) =>
      keyFinding(`the log does not name the key ${keyId}, which you hold: it was rewritten with another one`),
    ),
    ...keys
      .filter(({ keyId }) => !sure.has(keyId))
      .map((key) => keyFinding(`a break: no key that you hold vouches for the key ${key.keyId}`, key)),
  ];
};

/** Checks that this server's key is the signing key; a rewritten log has another one. */
export const checkOwnKey = (keys: readonly LedgerKey[], ownKeyId: string): Finding[] =>
  keys.length === 0 || keys.at(-1)!.keyId === ownKeyId
    ? []
    : [
        keyFinding(
          `the key of this server, ${ownKeyId}, is not the newest of the log: start the server once if you changed it, otherwise the log was rewritten`,
        ),
      ];

const isNamedRightly = ({ keyId, publicKey }: LedgerKey): boolean => {
  try {
    return getKeyId(createPublicKey(publicKey)) === keyId;
  } catch {
    return false;
  }
};

/** Checks that each key's ID matches its public key. */
export const checkKeyNames = (keys: readonly LedgerKey[]): Finding[] =>
  keys
    .filter((key) => !isNamedRightly(key))
    .map((key) => keyFinding('its name is that of another public key', key));
