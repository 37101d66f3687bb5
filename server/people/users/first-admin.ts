import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { isDuplicateKey } from '../../core/db/errors';
import { firstUsername } from '../../core/user.model';
import { createCredential } from '../auth/change-password';
import { firstAdminName } from '../auth/own-name';
import type { Passwords } from '../auth/password';
import { isCommon } from '../auth/passwords/common-passwords';
import type { Models } from '../models';

type Options = { models: Models; passwords: Passwords; now: () => number; password?: string };

/** The first administrator's address until they enter their own. Nobody reads its mail. */
export const exampleEmail = 'admin@example.com';

const commonPassword = 'ADMIN_PASSWORD is too common. Choose another one.';

/**
 * Creates the user `admin` if there is no user yet. Returns the password, shown only this once. A generated one must be
 * changed at the first sign-in.
 */
export const createFirstAdmin = async ({
  models,
  passwords,
  now,
  password: chosen,
}: Options): Promise<string | undefined> => {
  if (await models.users.exists({})) return undefined;
  if (chosen !== undefined && (await isCommon(chosen))) throw new Error(commonPassword);
  const password = chosen ?? randomBytes(12).toString('base64url');
  const _id = new Types.ObjectId();
  await createCredential({ models, passwords, now }, _id, password, { mustChange: chosen === undefined });
  try {
    await models.users.create({
      _id,
      ...firstAdminName,
      email: exampleEmail,
      emailKey: exampleEmail,
      username: firstUsername,
      mobileNumber: '(800) 555-0100',
      role: 'admin',
      createdAt: new Date(now()),
    });
    return password;
  } catch (error) {
    await models.credentials.deleteOne({ _id });
    // Another server with the same database created it first.
    if (isDuplicateKey(error)) return undefined;
    throw error;
  }
};
