import { openModels } from '../core/record/collection';
import type { Models as Earlier } from '../webhooks/models';
import { leadReads } from './lead-read.model';
import { privacyRequests } from './requests/request.model';

/** The collections of this module. */
export const models = openModels({
  leadReads,
  privacyRequests,
});

/** The collections of this module and of those before it. */
export interface Models extends Earlier, ReturnType<typeof models> {}
