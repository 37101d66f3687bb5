import { z } from '../../shared/zod';
import { defineCollection, type Stored } from '../core/record/collection';

/** The words of a rule that put a person on hold, and the version of the rules. */
const holdReason = z.object({ words: z.string(), rules: z.string() });
export type HoldReason = z.infer<typeof holdReason>;

/**
 * Numbers and addresses, by keyed hash, whose owner wrote something that sounds like a request to stop. Nobody is
 * contacted by any channel until staff decide what these messages mean, or the time for that is over. `clientId` is the
 * lead of the person.
 */
export const numberHolds = defineCollection({
  name: 'numberHolds',
  schema: z.object({
    _id: z.string(),
    messageIds: z.array(z.string()),
    at: z.date(),
    clientId: z.string().optional(),
    reasons: z.array(holdReason).optional(),
  }),
  indexes: [{ on: { clientId: 1 }, sparse: true }, { on: { at: 1 } }],
});

export type NumberHoldDoc = Stored<typeof numberHolds>;
