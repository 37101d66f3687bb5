import type { Connection } from 'mongoose';
import type { Models as Earlier } from '../messages/models';
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
