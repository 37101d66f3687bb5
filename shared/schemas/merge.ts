import { z } from '../zod';
import { clientRecord, clientUpdate } from './client';
import { recordId } from './id';

/** Why two leads may be of one person. */
export const likenesses = ['phone', 'email', 'name'] as const;

/** A lead that may be of the same person as another. */
export const similarLead = clientRecord.extend({ why: z.array(z.enum(likenesses)) });
export type SimilarLead = z.infer<typeof similarLead>;

/** What is known of a person while their lead is typed in; anything may be missing or half done. */
export const similarTo = z.object({
  firstName: z.string().max(100).optional(),
  lastName: z.string().max(100).optional(),
  dateOfBirth: z.string().max(10).optional(),
  email: z.string().max(254).optional(),
  phoneNumber: z.string().max(40).optional(),
});

/** One lead takes another in; `fields` is what it takes over, the versions are those that were looked at. */
export const mergeInput = z.object({
  into: z.object({ id: recordId, version: z.int().min(0) }),
  from: z.object({ id: recordId, version: z.int().min(0) }),
  fields: clientUpdate.omit({ version: true }),
});
export type MergeInput = z.infer<typeof mergeInput>;

/** A lead that was taken in by another, while that can still be undone. */
export const mergedLead = z.object({
  id: recordId,
  firstName: z.string(),
  lastName: z.string(),
  mergedAt: z.iso.datetime(),
});
