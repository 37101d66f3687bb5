import { z } from '../../shared/zod';
import type { Models as Earlier } from '../conflicts/models';
import { anyValue, defineCollection, openModels } from '../core/record/collection';
import { refusedSubmissions } from './refused-submission.model';
import { daySums } from './scorecard/day-sum.model';

const keptSeconds = 100 * 24 * 60 * 60;

/** The number of a vendor's leads accepted in one month, for each of its caps. */
const capCounts = defineCollection({
  name: 'capCounts',
  schema: z.object({
    /** The vendor's id and the month: `665f1f77bcf86cd799439011:2026-11`. */
    _id: z.string(),
    used: anyValue<Record<string, number>>().default({}),
    at: z.date(),
  }),
  minimize: false,
  indexes: [{ on: { at: 1 }, expireAfterSeconds: keptSeconds }],
});

/** The collections of this module. */
export const models = openModels({
  capCounts,
  daySums,
  refusedSubmissions,
});

/** The collections of this module and of the modules before it. */
export interface Models extends Earlier, ReturnType<typeof models> {}
