import { z } from '../../shared/zod';
import { bytes, defineCollection } from '../core/record/collection';

/** The document that test writes replace. */
export const probes = defineCollection({
  name: 'probes',
  schema: z.object({
    _id: z.literal('write'),
    at: z.date(),
    /** As many bytes as a lead with its keys, so that a disk without room for a lead has none for this either. */
    filling: bytes,
  }),
});
