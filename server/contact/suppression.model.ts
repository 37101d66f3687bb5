import { z } from '../../shared/zod';
import { defineCollection, text } from '../core/record/collection';

/** Addresses that get no more mail of one kind, or none at all (`everything`). */
export const suppressions = defineCollection({
  name: 'suppressions',
  schema: z.object({ _id: z.string(), address: text, about: text, by: text, at: z.date() }),
  indexes: [{ on: { address: 1 } }, { on: { at: -1 } }],
});

export const everything = 'everything';

/** Each address and kind of message has one entry, however often it is added. */
export const suppressionId = (address: string, about: string) => `${about} ${address}`;
