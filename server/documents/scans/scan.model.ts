import { scanRecord } from '../../../shared/schemas/scan';
import { z } from '../../../shared/zod';
import { bytes, defineCollection, type Stored, text } from '../../core/record/collection';

/** Scans of paper agreements, encrypted. Written once and never changed. */
export const scans = defineCollection({
  name: 'scans',
  schema: z.object({
    /** Made of the lead and the file, so that the same file is stored once. */
    _id: z.string(),
    leadId: text,
    type: scanRecord.shape.type,
    size: z.number(),
    hash: text,
    by: text,
    at: z.date(),
    sealed: bytes,
    /** One of the lead's places for scans, used by no other scan; missing in earlier versions. */
    place: z.string().optional(),
    /** Set once the lead is gone: an agreement that binds both sides stays until then. */
    keptUntil: z.date().optional(),
  }),
  indexes: [
    { on: { leadId: 1 } },
    { on: { place: 1 }, unique: true, sparse: true },
    { on: { keptUntil: 1 }, sparse: true },
  ],
});

export type ScanDoc = Stored<typeof scans>;
