import type { Models as Earlier } from '../agreements/models';
import { openModels } from '../core/record/collection';
import { imports } from './import/import.model';
import { intakeSettings } from './refused/intake-settings.model';
import { refusedSubmissions } from './refused/refused-submission.model';
import { capCounts } from './vendors/caps/cap-count.model';
import { daySums } from './vendors/scorecard/day-sum.model';

/** The collections of this module. */
export const models = openModels({
  capCounts,
  daySums,
  imports,
  intakeSettings,
  refusedSubmissions,
});

type Own = ReturnType<typeof models>;
/** The collections of this module and of the modules before it. */
export interface Models extends Earlier, Own {}
