import { z } from '../../shared/zod';
import { defineCollection, openModels } from '../core/record/collection';
import type { Models as Earlier } from '../intake/models';
import { messages } from './message.model';
import { messageFiles } from './message-file.model';
import { sequenceRuns } from './permit/run.model';
import { sentMails } from './sent-mail.model';

/** A mailbox that moves to another server may show its e-mails as new ones, years later. */
const days = 5 * 366;

/** Persons' messages that were erased, by a hash of the id: the provider, or the mailbox, may still show one to us. */
const erasedTexts = defineCollection({
  name: 'erasedTexts',
  schema: z.object({ _id: z.string(), at: z.date() }),
  indexes: [{ on: { at: 1 }, expireAfterSeconds: days * 24 * 60 * 60 }],
});

/** The collections of this module. */
export const models = openModels({
  erasedTexts,
  messageFiles,
  messages,
  sentMails,
  sequenceRuns,
});

/** The collections of this module and of the modules before it. */
export interface Models extends Earlier, ReturnType<typeof models> {}
