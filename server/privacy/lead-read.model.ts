import { z } from '../../shared/zod';
import { anyText, defineCollection, objectId, type Stored, text } from '../core/record/collection';

/** Six years: longer than any claim about a lead can wait. */
const keptDays = 6 * 365;

/** Records that someone opened a lead. */
export const leadReads = defineCollection({
  name: 'leadReads',
  schema: z.object({ _id: objectId, leadId: text, userId: text, by: anyText, at: z.date() }),
  indexes: [{ on: { leadId: 1, _id: -1 } }, { on: { at: 1 }, expireAfterSeconds: keptDays * 24 * 60 * 60 }],
});

export type LeadReadDoc = Stored<typeof leadReads>;
