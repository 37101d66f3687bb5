import { z } from '../../../shared/zod';
import { defineCollection, text } from '../../core/record/collection';

/** Vendors' TrustedForm certificates that the firm retained or tried to; an unretained one expires within days. */
export const retainedCertificates = defineCollection({
  name: 'retainedCertificates',
  schema: z.object({
    /** The lead's ID, a colon, and the ID at the end of the certificate's address. */
    _id: z.string(),
    clientId: text,
    vendorId: z.string().optional(),
    state: z.enum(['retained', 'refused']),
    /** The lead's own values that match the certificate. */
    matched: z.array(z.enum(['phone', 'email'])),
    retainedAt: z.date().optional(),
    expiresAt: z.date().optional(),
    /** The service's reason for not retaining it, as a sentence for staff. */
    why: z.string().optional(),
  }),
  indexes: [{ on: { clientId: 1 } }],
});
