import { z } from '../../../shared/zod';
import { defineCollection, type Stored, text } from '../../core/record/collection';

/** The forms as our builds served them, by SHA-256. None changes or is removed, because records name it. */
export const consentSnapshots = defineCollection({
  name: 'consentSnapshots',
  schema: z.object({
    _id: z.string(),
    html: text,
    version: text,
    build: text,
    pages: z.array(z.string()),
    at: z.date(),
  }),
});

export type SnapshotDoc = Stored<typeof consentSnapshots>;
