// node scripts/verify-certificate.mjs certificate.json keys.json
//
// Checks a certificate of consent without any package and without a network. keys.json is the answer of
// GET /api/consent/keys; take it from somebody you trust. What is checked, in this order:
//   1. leafHash is SHA-256 of a zero byte and the record's canonical JSON (RFC 8785).
//   2. The proof leads from the leaf to the root of the signed head (RFC 6962).
//   3. The head is signed (Ed25519) with a key of keys.json that was in use at the head's time.
//   4. Each cosignature of a witness is of this head (C2SP, cosignature/v1), by the key that stands beside it. Whether
//      that is the witness's key you have to know from the witness.
// The first head that covers the record, the first one with an outside stamp and the first cosigned one are checked in
// the same way.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const canonical = (value) => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`;
};

const sha256 = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** RFC 9162, 2.1.3.2: the root that a leaf and its proof lead to. */
const rootFrom = (leaf, index, treeSize, proof) => {
  if (!(Number.isSafeInteger(index) && index >= 0 && index < treeSize)) return undefined;
  let place = index;
  let last = treeSize - 1;
  let hash = leaf;
  for (const step of proof) {
    if (last === 0) return undefined;
    const other = Buffer.from(step, 'hex');
    if (place % 2 === 1 || place === last) {
      hash = sha256(Uint8Array.of(1), other, hash);
      while (place % 2 === 0 && place !== 0) {
        place = Math.floor(place / 2);
        last = Math.floor(last / 2);
      }
    } else hash = sha256(Uint8Array.of(1), hash, other);
    place = Math.floor(place / 2);
    last = Math.floor(last / 2);
  }
  return last === 0 ? hash : undefined;
};

const isSigned = ({ head, signature }, { publicKey }) => {
  try {
    return verify(
      null,
      Buffer.from(canonical(head)),
      createPublicKey(publicKey),
      Buffer.from(signature, 'base64'),
    );
  } catch {
    return false;
  }
};

/** Whether a witness's line is a cosignature of this head (C2SP, tlog-cosignature), by the key beside it. */
const isCosigned = ({ treeSize, rootHash }, { name, key, origin, at, line }) => {
  const typed = Buffer.from(key.slice(-44), 'base64');
  const hash = sha256(Buffer.from(`${name}\n`), typed).subarray(0, 4);
  const bytes = Buffer.from(line.split(' ').at(-1), 'base64');
  const isNamed =
    key === `${name}+${hash.toString('hex')}+${typed.toString('base64')}` &&
    line === `— ${name} ${bytes.toString('base64')}`;
  if (!isNamed || typed[0] !== 4 || bytes.length !== 76 || !bytes.subarray(0, 4).equals(hash)) return false;
  const seconds = bytes.readBigUInt64BE(4);
  const root = Buffer.from(rootHash, 'hex').toString('base64');
  const text = `cosignature/v1\ntime ${seconds}\n${origin}\n${treeSize}\n${root}\n`;
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: typed.subarray(1).toString('base64url') };
  const isRight = verify(
    null,
    Buffer.from(text),
    createPublicKey({ key: jwk, format: 'jwk' }),
    bytes.subarray(12),
  );
  return isRight && Number(seconds) * 1000 === Date.parse(at);
};

const areCosigned = (head, cosignatures) => {
  try {
    return cosignatures.every((one) => isCosigned(head, one));
  } catch {
    return false;
  }
};

const wasInUse = ({ from, until }, timestamp) =>
  Date.parse(from) <= Date.parse(timestamp) && (!until || Date.parse(timestamp) <= Date.parse(until));

/** What is wrong with a head and its proof, a sentence; nothing when they hold. */
const problemOfHead = (proven, leaf, index, keys) => {
  const { treeSize, proof, head, keyId, cosignatures = [] } = proven;
  if (!head || !Array.isArray(proof)) return 'This file is no certificate.';
  if (treeSize !== head.treeSize) return 'The proof is for a tree of another size than the signed head.';
  if (rootFrom(leaf, index, treeSize, proof)?.toString('hex') !== head.rootHash)
    return 'The proof does not lead to the signed root.';
  const key = keys.find(({ id }) => id === keyId);
  if (!key) return `The head is signed with the key ${keyId}, which is not among the keys given.`;
  if (!wasInUse(key, head.timestamp)) return `The key ${keyId} was not in use at ${head.timestamp}.`;
  if (!isSigned(proven, key)) return "The head's signature is not right.";
  if (!areCosigned(head, cosignatures)) return 'A cosignature is not right.';
  return undefined;
};

/** What is wrong with a certificate, a sentence; nothing when it holds. */
const problemOf = (certificate, keys) => {
  const { record, leafHash, index, covering, stamped, cosigned } = certificate;
  if (!record) return 'This file is no certificate.';
  const leaf = sha256(Uint8Array.of(0), Buffer.from(canonical(record)));
  if (leaf.toString('hex') !== leafHash)
    return 'The record is not the one that was sealed: its hash differs.';
  const heads = [certificate, covering, stamped, cosigned].filter(Boolean);
  return heads.map((proven) => problemOfHead(proven, leaf, index, keys)).find(Boolean);
};

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const [file, keysFile] = process.argv.slice(2);
const certificate = file && read(file);
const keys = keysFile && read(keysFile);
if (!certificate || !Array.isArray(keys)) {
  console.error(
    'Usage: node scripts/verify-certificate.mjs certificate.json keys.json (both have to be JSON)',
  );
  process.exit(2);
}
const problem = problemOf(certificate, keys);
if (problem) {
  console.error(`NOT VALID. ${problem}`);
  process.exit(1);
}
const { record, index, head, covering, stamped, cosigned } = certificate;
const sealed = (covering ?? certificate).head.timestamp;
const stamp = stamped ? ` The head stamped ${stamped.stamp.at} covers it.` : '';
const witnessed = (cosigned?.cosignatures ?? [])
  .map(({ key, at }) => ` ${key} cosigned a head that covers it at ${at}.`)
  .join('');
console.log(
  `VALID. Record ${record.id} is entry ${index} of ${head.treeSize}, sealed by ${sealed}.${stamp}${witnessed}`,
);
