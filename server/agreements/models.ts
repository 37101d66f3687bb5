import type { Models as Earlier } from '../contact/models';
import { openModels } from '../core/record/collection';
import { agreements } from './agreement.model';
import { agreementFiles } from './agreement-file.model';
import { scans } from './scans/scan.model';
import { agreementTemplates } from './templates/template.model';

/** The collections of this module. */
export const models = openModels({
  agreementFiles,
  agreementTemplates,
  agreements,
  scans,
});

type Own = ReturnType<typeof models>;
/** The collections of this module and of the modules before it. */
export interface Models extends Earlier, Own {}
