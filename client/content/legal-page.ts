import { z } from '../../shared/zod';
import { section } from './practice-area';

/** A legal page as data: sections with the same blocks as a practice-area page. */
export const legalPage = z.strictObject({
  slug: z.enum(['privacy-policy', 'terms-of-service', 'disclaimer', 'health-data-notice', 'accessibility']),
  title: z.string().max(60),
  meta: z.strictObject({ title: z.string().max(60), description: z.string().min(80).max(160) }),
  /** The day of the last change, YYYY-MM-DD. */
  updated: z.iso.date(),
  intro: z.string().min(80),
  sections: z.array(section).min(2),
});

export type LegalPage = z.infer<typeof legalPage>;
