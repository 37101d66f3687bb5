import type { Models as Earlier } from '../conflicts/models';
import { openModels } from '../core/record/collection';
import { capCounts } from './caps/cap-count.model';
import { refusedSubmissions } from './refused-submission.model';
import { daySums } from './scorecard/day-sum.model';

/** The collections of this module. */
export const models = openModels({
  capCounts,
  daySums,
  refusedSubmissions,
});

/** The collections of this module and of the modules before it. */
export interface Models extends Earlier, ReturnType<typeof models> {}
