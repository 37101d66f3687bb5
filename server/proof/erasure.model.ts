import { erasureStates } from '../../shared/schemas/privacy';
import { z } from '../../shared/zod';
import { audits } from '../core/audit/audit.model';
import { outbox } from '../core/outbox/work';
import { anyText, anyValue, defineCollection, objectId, type Stored, text } from '../core/record/collection';

/** Erasures: who requested one, who approved it, and afterward the tombstone of the erased data. */
export const erasures = defineCollection({
  name: 'erasures',
  called: 'this request to erase',
  entity: 'privacy',
  guard: ['state'],
  schema: z.object({
    _id: objectId,
    at: z.date(),
    askedBy: text,
    askedByName: anyText,
    reason: anyText,
    leads: z.array(z.string()),
    refused: z.array(z.string()),
    /** The search that found the person, sealed; erased with the person. */
    about: z.string().optional(),
    /** The privacy request that it fulfills. */
    request: z.string().optional(),
    state: z.enum(erasureStates),
    decidedBy: z.string().optional(),
    decidedByName: z.string().optional(),
    decidedAt: z.date().optional(),
    doneAt: z.date().optional(),
    /** The person's keyed hashes, the same as in the ledger and the lists. */
    keys: z.array(z.string()),
    erased: anyValue<Record<string, number>>().optional(),
    outbox,
    audits,
  }),
  minimize: false,
  indexes: [{ on: { state: 1, at: -1 } }, { on: { leads: 1 } }, { on: { 'outbox.at': 1 }, sparse: true }],
});

export type ErasureDoc = Stored<typeof erasures>;
