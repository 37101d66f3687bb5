import { openModels } from '../core/record/collection';
import type { Models as Earlier } from '../sequences/models';
import { webhooks } from './webhook.model';

/** The collections of this module. */
export const models = openModels({ webhooks });

/** The collections of this module and of the modules before it. */
export interface Models extends Earlier, ReturnType<typeof models> {}
