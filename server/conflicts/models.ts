import { openModels } from '../core/record/collection';
import type { Models as Earlier } from '../documents/models';
import { conflictChecks } from './conflict-check.model';
import { conflictNames } from './conflict-name.model';

/** The collections of this module. */
export const models = openModels({
  conflictChecks,
  conflictNames,
});

/** The collections of this module and of the modules before it. */
export interface Models extends Earlier, ReturnType<typeof models> {}
