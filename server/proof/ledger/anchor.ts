import type { HeadDoc } from '../ledger.model';

/** A signed head for storage outside the log: the signed data, the key, and the signature. */
type Anchor = Pick<HeadDoc, '_id' | 'rootHash' | 'timestamp' | 'keyId' | 'signature'>;

/** Returns a head for a message: three lines, short enough that no mail program breaks them. */
export const anchorText = ({ _id, rootHash, keyId, timestamp, signature }: Anchor): string =>
  [`${_id}:${rootHash}`, `${keyId} ${timestamp}`, signature].join('\n');

/** Allows for spaces and quote marks that a mail program may have added to the lines. */
const pattern =
  /(?<![\w.:])(\d{1,15}):([0-9a-f]{64})(?![\w:])(?:[\s>]+([0-9a-f]{16})[\s>]+(\d{4}-\d\d-\d\dT[\d:.]+Z)[\s>]+([A-Za-z0-9+/]{86}==))?/g;

export type HeldAnchor = Pick<HeadDoc, '_id' | 'rootHash'> & Partial<Anchor>;

const read = (text: string): HeldAnchor[] =>
  [...text.matchAll(pattern)].map(([, size, rootHash, keyId, timestamp, signature]) => ({
    _id: Number(size),
    rootHash: rootHash!,
    ...(keyId && timestamp && signature && { keyId, timestamp, signature }),
  }));

/** Removes the soft breaks and escapes of a message saved as a file (quoted-printable). */
const unquoted = (text: string) => text.replace(/=\r?\n/g, '').replaceAll('=3D', '=');

/** Returns the heads in a text, such as a message or a part of one, each once. */
export const readAnchors = (text: string): HeldAnchor[] => {
  const heads = read(text.includes('=3D') ? unquoted(text) : text);
  const byText = new Map<string, HeldAnchor>();
  for (const one of heads) {
    const name = `${one._id}:${one.rootHash}`;
    if (!byText.get(name)?.signature) byText.set(name, one);
  }
  return [...byText.values()];
};
