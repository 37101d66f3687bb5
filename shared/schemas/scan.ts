import { z } from '../zod';
import { recordId } from './id';

/** The accepted scan types, by content. */
export const scanTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
/** Their file extensions. */
export const scanEnds = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;
export const largestScan = 10 * 1024 * 1024;

/** The scan of an agreement signed on paper. */
export const scanRecord = z.object({
  id: z.string().regex(/^[0-9a-f]{24}$/),
  leadId: recordId,
  type: z.enum(scanTypes),
  size: z.int().meta({ description: 'In bytes' }),
  hash: z.string().meta({ description: 'SHA-256 of the file' }),
  at: z.iso.datetime(),
  by: z.string().meta({ description: 'Who added it' }),
});
export type ScanRecord = z.infer<typeof scanRecord>;
