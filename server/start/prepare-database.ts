import { seedDefaultImage } from '../media/store-image';
import type { Models } from '../models';
import { seedServices } from '../services/built-in-services';
import { createFirstAdmin } from '../users/first-admin';

type Options = { adminPassword?: string | undefined; now: () => number };

/**
 * Gives a new database its indexes, the 18 services, the default image and the first administrator; leaves another
 * as it is. Answers the administrator's password where it made one.
 */
export const prepareDatabase = async (models: Models, { adminPassword, now }: Options) => {
  await models.createIndexes();
  await seedServices(models);
  await seedDefaultImage(models);
  return createFirstAdmin(models, { now, ...(adminPassword && { password: adminPassword }) });
};
