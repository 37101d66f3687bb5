import { z } from '../../shared/zod';
import { defineCollection } from '../core/record/collection';

/**
 * Counts what may be first, by the keyed hash of a number or address: each text to it, each automatic e-mail, and
 * everything that forbids the next one, such as a withdrawal or a reply. All write this document, so that one of them is
 * first: nothing leaves if something came since the gate was asked.
 */
export const numberTurns = defineCollection({
  name: 'numberTurns',
  schema: z.object({
    _id: z.string(),
    turn: z.number(),
    /** The random name of its messages' entries in the ledger. */
    series: z.string().optional(),
  }),
});
