import { createHash, randomBytes } from 'node:crypto';
import type { Types } from 'mongoose';
import type { Deps } from '../../deps';

const howMany = 10;
// Without the letters and digits that are taken for each other on paper.
const alphabet = 'abcdefghjkmnpqrstuvwxyz2345678';
const length = 16;

const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '');

/** 78 random bits: a hash that is quick to make is slow enough to undo. No secret of the server is in it. */
const hash = (userId: Types.ObjectId, code: string) =>
  createHash('sha256')
    .update(`${userId} ${plain(code)}`)
    .digest('base64url');

const letter = (): string => {
  for (;;) {
    const [byte] = randomBytes(1);
    // The last few values would make the first letters likelier than the others.
    if (byte! < 240) return alphabet[byte! % alphabet.length]!;
  }
};

const makeCode = () =>
  Array.from({ length }, letter)
    .join('')
    .replace(/.{4}(?=.)/g, '$&-');

/** Ten new codes, and what is kept of them. */
export const makeRecoveryCodes = (userId: Types.ObjectId) => {
  const codes = Array.from({ length: howMany }, makeCode);
  return { codes, hashes: codes.map((code) => hash(userId, code)) };
};

/** Uses up a recovery code; answers whether there was one like it. */
export const spendRecoveryCode = async (
  { models }: Pick<Deps, 'models'>,
  userId: Types.ObjectId,
  code: string,
) => {
  const recoveryCodes = hash(userId, code);
  const { modifiedCount } = await models.credentials.updateOne(
    { _id: userId, recoveryCodes },
    { $pull: { recoveryCodes } },
  );
  return modifiedCount > 0;
};
