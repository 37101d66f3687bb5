import { type Namer, toNames, withIds } from '../core/names';
import type { Models } from './models';

/** The names of leads by their IDs; deleted ones are left out. */
export const nameLeads: Namer<{ models: Pick<Models, 'clients'> }> = async ({ models }, ids) =>
  toNames(await models.clients.find(withIds(ids)).select({ firstName: 1, lastName: 1 }).lean());

/** The names of vendors by their IDs. */
export const nameVendors: Namer<{ models: Pick<Models, 'vendors'> }> = async ({ models }, ids) =>
  toNames(await models.vendors.find(withIds(ids)).select({ name: 1 }).lean());
