import { z } from '../../shared/zod';
import { defineCollection, openModels, text } from '../core/record/collection';
import type { Models as Earlier } from '../texting/models';

/** The place up to which a mailbox was read. */
const mailboxes = defineCollection({
  name: 'mailboxes',
  schema: z.object({
    _id: text,
    /** The number of the mailbox's numbering; if it changes, all message numbers have changed. */
    uidValidity: text,
    /** The number of the last message that was stored. */
    lastUid: z.number(),
  }),
});

/** The collections of this module. */
export const models = openModels({ mailboxes });

/** The collections of this module and of the modules before it. */
export interface Models extends Earlier, ReturnType<typeof models> {}
