import type { Connection } from 'mongoose';
import type { Models as Earlier } from '../proof/models';
import { doNotContactModel } from './do-not-contact.model';
import { numberHoldModel } from './number-hold.model';
import { suppressionModel } from './suppression.model';

/** The collections of this module. */
export const models = (db: Connection) => ({
  doNotContact: doNotContactModel(db),
  numberHolds: numberHoldModel(db),
  suppressions: suppressionModel(db),
});

type Own = ReturnType<typeof models>;
/** The collections of this module and of the modules before it. */
export interface Models extends Earlier, Own {}
