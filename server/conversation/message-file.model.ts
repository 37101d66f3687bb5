import { z } from '../../shared/zod';
import { defineCollection, type Stored, text } from '../core/record/collection';

/** Pieces of files of messages, byte for byte: compressed and sealed. */
export const messageFiles = defineCollection({
  name: 'messageFiles',
  schema: z.object({
    _id: text,
    message: text,
    /** The number of the file in the message's list; missing for an e-mail as it arrived. */
    file: z.number().optional(),
    sealed: text,
    /** When it was stored for a message of ours that is not written yet. */
    pendingAt: z.date().optional(),
  }),
  indexes: [{ on: { message: 1 } }, { on: { pendingAt: 1 }, sparse: true }],
});

export type MessageFileDoc = Stored<typeof messageFiles>;
