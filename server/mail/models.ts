import { openModels } from '../core/record/collection';
import type { Models as Earlier } from '../texting/models';
import { mailboxes } from './imap/mailbox.model';

/** The collections of this module. */
export const models = openModels({ mailboxes });

/** The collections of this module and of the modules before it. */
export interface Models extends Earlier, ReturnType<typeof models> {}
