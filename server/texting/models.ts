import type { Models as Earlier } from '../conversation/models';
import { openModels } from '../core/record/collection';
import { pausedNumbers } from './paused-number.model';
import { textAccounts } from './setup/text-account.model';
import { textWebhooks } from './setup/text-webhook.model';
import { textLists } from './text-list.model';

/** The collections of this module. */
export const models = openModels({
  pausedNumbers,
  textAccounts,
  textLists,
  textWebhooks,
});

/** The collections of this module and of the modules before it. */
export interface Models extends Earlier, ReturnType<typeof models> {}
