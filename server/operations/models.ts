import type { Connection } from 'mongoose';
import type { LeadSeal } from '../leads/store/sealed/lead-seal';
import { createModels as createEarlier, type Models as Earlier } from '../privacy/models';
import { backupModel } from './archive/backup.model';
import { probeModel } from './probe.model';

/** The collections of this module. */
export const models = (db: Connection) => ({
  backups: backupModel(db),
  probes: probeModel(db),
});

type Own = ReturnType<typeof models>;
/** The collections of this module and of those before it. */
export interface Models extends Earlier, Own {}

export const createModels = (db: Connection, leadSeal?: LeadSeal): Models => ({
  ...createEarlier(db, leadSeal),
  ...models(db),
});
