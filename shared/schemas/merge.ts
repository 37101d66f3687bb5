import { z } from '../zod';
import { clientRecord, clientUpdate } from './client';
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

/** Merges one lead into another: `fields` are taken from the merged lead, and the versions are those the user saw. */
export const mergeInput = z.object({
  into: z.object({ id: recordId, version: z.int().min(0) }),
  from: z.object({ id: recordId, version: z.int().min(0) }),
  fields: clientUpdate.omit({ version: true }),
});
export type MergeInput = z.infer<typeof mergeInput>;

/** A merged lead, while the merge can still be undone. */
export const mergedLead = z.object({
  id: recordId,
  firstName: z.string(),
  lastName: z.string(),
  mergedAt: z.iso.datetime(),
});
