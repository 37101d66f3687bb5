import type { Connection } from 'mongoose';
import { createAllModels } from './feature';
import { features } from './features';
import type { LeadSeal } from './leads/store/sealed/lead-seal';
import type { Models } from './operations/models';

/** Returns every collection of one database. With a seal, sensitive fields of leads are encrypted in it. */
export const createModels = (connection: Connection, leadSeal?: LeadSeal): Models =>
  createAllModels(features, connection, leadSeal);

export type { Models };
