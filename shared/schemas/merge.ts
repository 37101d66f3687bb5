import { editableNames } from '../lead-fields';
import { z } from '../zod';
import { clientRecord } from './client';
import { recordId } from './id';

/** The reasons why two leads may be the same person. */
export const likenesses = ['phone', 'email', 'name'] as const;

/** A lead that may be the same person as another. */
export const similarLead = clientRecord.extend({ why: z.array(z.enum(likenesses)) });
export type SimilarLead = z.infer<typeof similarLead>;

/** The data of a person while their lead is being typed; anything may be missing or incomplete. */
export const similarTo = z.object({
  firstName: z.string().max(100).optional(),
  lastName: z.string().max(100).optional(),
  dateOfBirth: z.string().max(10).optional(),
  email: z.string().max(254).optional(),
  phoneNumber: z.string().max(40).optional(),
});

/** The fields that a merge compares; the reason of a status goes with it. */
export const mergedFields = [...editableNames, 'status', 'assignedTo'] as const;
export type MergedField = (typeof mergedFields)[number];

const names = z.array(z.enum(mergedFields));

/** Two leads field by field: what differs in both, what only the other one has, and what only this one has. */
export const leadComparison = z.object({ asks: names, adds: names, keeps: names });
export type LeadComparison = z.infer<typeof leadComparison>;

/** A lead that may be the same person as a stored one, compared with it. */
export const comparedLead = similarLead.extend(leadComparison.shape);
export type ComparedLead = z.infer<typeof comparedLead>;

/**
 * Merges one lead into another. Fields that only the other one has are added; of those that differ, `take` names the
 * ones to take from it. The versions are those the user saw.
 */
export const mergeInput = z.object({
  into: z.object({ id: recordId, version: z.int().min(0) }),
  from: z.object({ id: recordId, version: z.int().min(0) }),
  take: names,
});
export type MergeInput = z.infer<typeof mergeInput>;

/** A merged lead, while the merge can still be undone. */
export const mergedLead = z.object({
  id: recordId,
  firstName: z.string(),
  lastName: z.string(),
  mergedAt: z.iso.datetime(),
});
