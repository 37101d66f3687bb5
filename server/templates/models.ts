import type { Models as Earlier } from '../contact/models';
import { openModels } from '../core/record/collection';
import { agreementTemplates } from './template.model';

/** The collections of this module. */
export const models = openModels({ agreementTemplates });

/** The collections of this module and of the modules before it. */
export interface Models extends Earlier, ReturnType<typeof models> {}
