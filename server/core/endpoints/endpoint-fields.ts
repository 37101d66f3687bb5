import { z } from '../../../shared/zod';
import { audits } from '../audit/audit.model';
import { text } from '../record/collection';

/** A secret as stored: sealed; `until` is the time when it stops signing. */
const keptSecret = z.object({ sealed: z.string(), until: z.date().optional() });
export type KeptSecret = z.infer<typeof keptSecret>;

/** An external system that receives our signed messages: a webhook's or a vendor's. */
export const endpoint = z.object({
  url: text,
  /** Newest first. */
  secrets: z.array(keptSecret),
  lastSuccessAt: z.date().optional(),
  audits,
});
export type Endpoint = z.infer<typeof endpoint>;
