import { openModels } from '../core/record/collection';
import type { Models as Earlier } from '../proof/models';
import { doNotContact } from './do-not-contact.model';
import { numberHolds } from './number-hold.model';
import { suppressions } from './suppression.model';

/** The collections of this module. */
export const models = openModels({
  doNotContact,
  numberHolds,
  suppressions,
});

/** The collections of this module and of the modules before it. */
export interface Models extends Earlier, ReturnType<typeof models> {}
