import { z } from '../../shared/zod';
import { defineCollection } from '../core/record/collection';

/** A mailbox that moves to another server may show its e-mails as new ones, years later. */
const days = 5 * 366;

/** Persons' messages that were erased, by a hash of the id: the provider, or the mailbox, may still show one to us. */
export const erasedTexts = defineCollection({
  name: 'erasedTexts',
  schema: z.object({ _id: z.string(), at: z.date() }),
  indexes: [{ on: { at: 1 }, expireAfterSeconds: days * 24 * 60 * 60 }],
});
