import type { Connection } from 'mongoose';
import type { Models as Earlier } from '../privacy/models';
import { backupModel } from './archive/backup.model';

/** The collections of this module. */
export const models = (db: Connection) => ({
  backups: backupModel(db),
});

type Own = ReturnType<typeof models>;
/** The collections of this module and of those before it. */
export interface Models extends Earlier, Own {}
