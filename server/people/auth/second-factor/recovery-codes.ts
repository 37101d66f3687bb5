import { randomBytes } from 'node:crypto';
import type { Types } from 'mongoose';
import { hashToken } from '../../../core/links';
import type { Deps } from '../../deps';

const howMany = 10;
// Leaves out the letters and digits that look alike on paper.
const alphabet = 'abcdefghjkmnpqrstuvwxyz2345678';
const length = 16;

const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '');

/** With 78 random bits, a fast hash is safe. It uses no server secret. */
const hash = (userId: Types.ObjectId, code: string) => hashToken(`${userId} ${plain(code)}`);

const letter = (): string => {
  for (;;) {
    const [byte] = randomBytes(1);
    // Skip the last few values, or the first letters would be more likely than the others.
    if (byte! < 240) return alphabet[byte! % alphabet.length]!;
  }
};

const makeCode = () =>
  Array.from({ length }, letter)
    .join('')
    .replace(/.{4}(?=.)/g, '$&-');

/** Returns ten new codes, and the hashes to store. */
export const makeRecoveryCodes = (userId: Types.ObjectId) => {
  const codes = Array.from({ length: howMany }, makeCode);
  return { codes, hashes: codes.map((code) => hash(userId, code)) };
};

/** Uses up a recovery code. Returns false if no such code exists. */
export const spendRecoveryCode = async ({ models }: Deps, userId: Types.ObjectId, code: string) => {
  const recoveryCodes = hash(userId, code);
  const { modifiedCount } = await models.credentials.updateOne(
    { _id: userId, recoveryCodes },
    { $pull: { recoveryCodes } },
  );
  return modifiedCount > 0;
};
