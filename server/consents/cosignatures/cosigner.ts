import { noteKeyHash, noteKinds } from '../ledger/checkpoint';

/** A witness of the log (C2SP, tlog-witness), by the key that the firm trusts. */
export type Cosigner = {
  name: string;
  /** Its key as signed notes write one: `name+hash+key`. */
  key: string;
  hash: Buffer;
  /** The 32 bytes of its Ed25519 key. */
  publicKey: Buffer;
  /** Where it takes checkpoints; without one its cosignatures are only checked. */
  url?: string;
};

const isAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && !username && !password && !search && !hash;
};

/** Reads a witness as a setting names it, `name+hash+key` and an address; undefined when it is none. */
export const parseCosigner = (text: string): Cosigner | undefined => {
  const [, key, name, hex, base64, url] =
    /^(([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]{44}))(?: +(\S+))?$/.exec(text) ?? [];
  if (!key || !name || !hex || !base64) return undefined;
  const typed = Buffer.from(base64, 'base64');
  const publicKey = typed.subarray(1);
  const hash = noteKeyHash(name, noteKinds.witness, publicKey);
  if (typed[0] !== noteKinds.witness || hash.toString('hex') !== hex) return undefined;
  if (url && !isAddress(url)) return undefined;
  return { name, key, hash, publicKey, ...(url && { url }) };
};
