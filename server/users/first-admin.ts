import { randomBytes } from 'node:crypto';
import { hashPassword } from '../auth/password';
import { isDuplicateKey } from '../db/errors';
import type { Models } from '../models';

/** Makes the administrator `admin` when there is no user yet; answers the password, to be shown this once. */
export const createFirstAdmin = async (
  { users }: Models,
  { password = randomBytes(12).toString('base64url'), now }: { password?: string; now: () => number },
): Promise<string | undefined> => {
  if (await users.exists({})) return undefined;
  try {
    await users.create({
      firstName: 'First',
      lastName: 'Administrator',
      email: 'admin@example.com',
      emailKey: 'admin@example.com',
      username: 'admin',
      mobileNumber: '(800) 555-0100',
      role: 'admin',
      passwordHash: await hashPassword(password),
      createdAt: new Date(now()),
    });
    return password;
  } catch (error) {
    // Another server of the same database was faster.
    if (isDuplicateKey(error)) return undefined;
    throw error;
  }
};
