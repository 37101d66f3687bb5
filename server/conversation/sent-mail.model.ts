import { z } from '../../shared/zod';
import { defineCollection, type Stored, text } from '../core/record/collection';

/** The e-mails to the persons of leads, and to unknown senders, by which answers to them find their lead. */
export const sentMails = defineCollection({
  name: 'sentMails',
  schema: z.object({
    /** The message's name, which its Message-ID begins with. */
    _id: text,
    clientId: z.string().optional(),
    /** The key of the address of a sender who has no lead yet. */
    phoneKey: z.string().optional(),
    /** Hashes of the tokens in its Reply-To: one for each time that it was sent. */
    tokens: z.array(z.string()),
    at: z.date(),
  }),
  indexes: [{ on: { clientId: 1, at: -1 } }, { on: { tokens: 1 } }, { on: { phoneKey: 1 }, sparse: true }],
});

export type SentMailDoc = Stored<typeof sentMails>;
