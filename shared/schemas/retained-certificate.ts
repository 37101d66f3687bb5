import { z } from '../zod';

/** The state of a vendor's TrustedForm certificate on the lead page. */
export const retainedCertificate = z.object({
  state: z.enum(['retained', 'refused']),
  matched: z.array(z.enum(['phone', 'email'])),
  /** The reason why it was not retained; otherwise empty. */
  why: z.string(),
  retainedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
});
