import { z } from '../../../shared/zod';
import { defineCollection } from '../../core/record/collection';

/** The result of scheduled backups: one document for all servers. */
export const backups = defineCollection({
  name: 'backups',
  schema: z.object({
    _id: z.literal('schedule'),
    /** The newest complete backup: its start time and size. */
    lastAt: z.date().optional(),
    bytes: z.number().optional(),
    /** The time of a failure since then, and its reason. */
    failedAt: z.date().optional(),
    failure: z.string().optional(),
  }),
});
