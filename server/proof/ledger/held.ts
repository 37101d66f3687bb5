import { createPublicKey } from 'node:crypto';
import { signedHead } from '../../../shared/schemas/consent';
import { z } from '../../../shared/zod';
import { getKeyId } from '../signing-key';
import { readAnchors } from './anchor';
import type { HeldHead } from './check-held';
import { readCheckpoint } from './checkpoint';

/** Returns the key ID from an ID or a public key in PEM. */
export const readKeyId = (text: string): string => {
  const trimmed = text.trim();
  if (/^[0-9a-f]{16}$/.test(trimmed)) return trimmed;
  if (trimmed.startsWith('-----BEGIN PUBLIC KEY-----')) return getKeyId(createPublicKey(trimmed));
  throw new Error(
    '--key must be the id of a key (16 hexadecimal characters) or a file with a public key in PEM.',
  );
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Returns the heads in a text: `size:root`, one of our messages or a part of it, a checkpoint, or JSON from the API (a
 * head, a list, or a certificate).
 */
export const readHeads = (text: string): HeldHead[] => {
  const checkpoint = readCheckpoint(text);
  if (checkpoint) return [{ _id: checkpoint.treeSize, rootHash: checkpoint.rootHash }];
  const { data } = z
    .union([signedHead.transform((one) => [one]), z.array(signedHead)])
    .safeParse(parse(text));
  if (data)
    return data.map(({ head, stamp }) => ({
      _id: head.treeSize,
      rootHash: head.rootHash,
      ...(stamp && { stamp }),
    }));
  const anchors = readAnchors(text);
  if (anchors.length > 0) return anchors;
  throw new Error(
    'A head must be SIZE:ROOT, what a message of ours says, a file with one of them, a checkpoint, or JSON from /api/consent/heads.',
  );
};
