import type { Connection } from 'mongoose';
import type { Models as Earlier } from '../contact/models';
import { agreementModel } from './agreement.model';
import { agreementFileModel } from './agreement-file.model';
import { conflictCheckModel } from './conflicts/conflict-check.model';
import { conflictNameModel } from './conflicts/conflict-name.model';
import { scanModel } from './scans/scan.model';
import { templateModel } from './templates/template.model';

/** The collections of this module. */
export const models = (db: Connection) => ({
  agreementFiles: agreementFileModel(db),
  agreementTemplates: templateModel(db),
  agreements: agreementModel(db),
  conflictChecks: conflictCheckModel(db),
  conflictNames: conflictNameModel(db),
  scans: scanModel(db),
});

type Own = ReturnType<typeof models>;
/** The collections of this module and of the modules before it. */
export interface Models extends Earlier, Own {}
