import type { Connection } from 'mongoose';
import { admitFieldKeys } from '../leads/store/sealed/known-keys';
import { migrations } from '../operations/migrations/list';
import { migrate } from '../operations/migrations/migrate';
import type { Models } from '../operations/models';
import type { Passwords } from '../people/auth/password';
import { createFirstAdmin } from '../people/users/first-admin';
import { seedSequences } from '../sequences/ready-made';
import { seedMessageTemplates } from '../sequences/templates/ready-made';
import { seedDefaultImage } from '../site/media/store-image';
import { seedServices } from '../site/services/built-in-services';
import { seedTemplates } from '../templates/samples';

type Options = {
  connection: Connection;
  models: Models;
  passwords: Passwords;
  adminPassword?: string | undefined;
  now: () => number;
  /** Case types that the firm does not take, for a new database. */
  leftOut?: readonly string[] | undefined;
  /** No other server can use this database. */
  alone?: boolean;
};

/**
 * Migrates older data, and gives a new database its indexes, the 18 services, the default image, the ready-made sequences
 * and message templates, and the first administrator. Returns the password of a new administrator. Throws a sentence if fields are encrypted and a key is
 * missing.
 */
export const prepareDatabase = async (options: Options) => {
  const { connection, models, passwords, adminPassword: password, now, alone } = options;
  await admitFieldKeys(models);
  await migrate({ db: connection.db!, migrations, now, alone });
  await models.createIndexes();
  await Promise.all([
    seedServices(models, options.leftOut ?? [], now),
    seedDefaultImage(models),
    seedTemplates(models, now),
    seedSequences(models, now),
    seedMessageTemplates(models, now),
  ]);
  // After the indexes: if two servers start at once, only one creates the administrator.
  return createFirstAdmin({ models, passwords, now, ...(password && { password }) });
};
