import { z } from '../zod';

/** What became of a vendor's TrustedForm certificate, as staff see it at the lead. */
export const retainedCertificate = z.object({
  state: z.enum(['retained', 'refused']),
  matched: z.array(z.enum(['phone', 'email'])),
  /** Why it was not retained; else empty. */
  why: z.string(),
  retainedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
});
export type RetainedCertificate = z.infer<typeof retainedCertificate>;
