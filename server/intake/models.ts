import { openModels } from '../core/record/collection';
import type { Models as Earlier } from '../vendors/models';
import { imports } from './import/import.model';
import { intakeSettings } from './refused/intake-settings.model';

/** The collections of this module. */
export const models = openModels({
  imports,
  intakeSettings,
});

/** The collections of this module and of the modules before it. */
export interface Models extends Earlier, ReturnType<typeof models> {}
