import { z } from '../../../shared/zod';
import { defineCollection, text } from '../../core/record/collection';

/** The place up to which a mailbox was read. */
export const mailboxes = defineCollection({
  name: 'mailboxes',
  schema: z.object({
    _id: text,
    /** The number of the mailbox's numbering; if it changes, all message numbers have changed. */
    uidValidity: text,
    /** The number of the last message that was stored. */
    lastUid: z.number(),
  }),
});
