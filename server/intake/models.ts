import type { Connection } from 'mongoose';
import type { Models as Earlier } from '../agreements/models';
import { importModel } from './import/import.model';
import { intakeSettingsModel } from './refused/intake-settings.model';
import { refusedSubmissionModel } from './refused/refused-submission.model';
import { capCountModel } from './vendors/caps/cap-count.model';
import { daySumModel } from './vendors/scorecard/day-sum.model';

/** The collections of this module. */
export const models = (db: Connection) => ({
  capCounts: capCountModel(db),
  daySums: daySumModel(db),
  imports: importModel(db),
  intakeSettings: intakeSettingsModel(db),
  refusedSubmissions: refusedSubmissionModel(db),
});

type Own = ReturnType<typeof models>;
/** The collections of this module and of the modules before it. */
export interface Models extends Earlier, Own {}
