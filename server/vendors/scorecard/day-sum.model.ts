import { keptKinds } from '../../../shared/schemas/refused';
import { z } from '../../../shared/zod';
import { anyText, defineCollection, text } from '../../core/record/collection';

/** The number of submissions with these values that became no lead. */
const postGroup = z.object({
  campaign: anyText,
  caseType: anyText,
  kind: z.enum(keptKinds),
  reason: anyText,
  count: z.number(),
});
export type PostGroup = z.infer<typeof postGroup>;

/** The counts of a vendor's submissions of one day, kept after the submissions are removed. Nothing about a person. */
export const daySums = defineCollection({
  name: 'daySums',
  schema: z.object({ _id: z.string(), vendorId: text, day: text, posts: z.array(postGroup) }),
  indexes: [{ on: { vendorId: 1, day: 1 } }],
});
