import { openModels } from '../core/record/collection';
import type { Models as Earlier } from '../templates/models';
import { agreementFiles, agreements } from './agreement.model';
import { scans } from './scans/scan.model';

/** The collections of this module. */
export const models = openModels({
  agreementFiles,
  agreements,
  scans,
});

type Own = ReturnType<typeof models>;
/** The collections of this module and of the modules before it. */
export interface Models extends Earlier, Own {}
