import { conflictHit, conflictParty, conflictStates, textSources } from '../../shared/schemas/conflict';
import { z } from '../../shared/zod';
import { audits } from '../core/audit/audit.model';
import { defineCollection, objectId, type Stored, text } from '../core/record/collection';

/**
 * A stored match. For a text, it stores only where the name is and what kind of text it was, because a lead's words may
 * be sealed and the check is not.
 */
const storedHit = conflictHit.omit({ text: true }).extend({
  found: z
    .object({
      key: z.string(),
      source: z.enum(textSources),
      of: z.string(),
      at: z.number(),
      end: z.number(),
      hash: z.string(),
    })
    .optional(),
});
export type StoredHit = z.infer<typeof storedHit>;

/** The runs of leads' conflict checks. A decision is written into a run; a later run is a new document. */
export const conflictChecks = defineCollection({
  name: 'conflictChecks',
  called: 'this conflict check',
  entity: 'client',
  guard: ['state', 'decidedAt'],
  schema: z.object({
    _id: objectId,
    clientId: text,
    state: z.enum(conflictStates),
    hits: z.array(storedHit),
    more: z.number().default(0),
    parties: z.array(conflictParty),
    /** The hash of the parties at the time; another hash means other parties. */
    partiesHash: text,
    /** The hash of the searched texts; runs of earlier versions searched none. */
    textsHash: z.string().optional(),
    /** The folded words of the other parties, which later checks search; empty once a newer run has them. */
    words: z.array(z.string()),
    ranBy: text,
    ranById: text,
    at: z.date(),
    decidedBy: z.string().optional(),
    decidedById: z.string().optional(),
    decidedAt: z.date().optional(),
    note: z.string().optional(),
    audits,
  }),
  indexes: [
    { on: { clientId: 1, _id: -1 } },
    // Open checks, which wait for a decision.
    { on: { state: 1, _id: -1 } },
    { on: { words: 1 } },
    { on: { 'audits._id': 1 }, sparse: true },
  ],
});

export type ConflictCheckDoc = Stored<typeof conflictChecks>;
