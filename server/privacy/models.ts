import type { Connection } from 'mongoose';
import type { LeadSeal } from '../leads/store/sealed/lead-seal';
import { createModels as createEarlier, type Models as Earlier } from '../messages/models';
import { leadReadModel } from './lead-read.model';
import { privacyRequestModel } from './requests/request.model';

/** The collections of this module. */
export const models = (db: Connection) => ({
  leadReads: leadReadModel(db),
  privacyRequests: privacyRequestModel(db),
});

type Own = ReturnType<typeof models>;
/** The collections of this module and of those before it. */
export interface Models extends Earlier, Own {}

export const createModels = (db: Connection, leadSeal?: LeadSeal): Models => ({
  ...createEarlier(db, leadSeal),
  ...models(db),
});
