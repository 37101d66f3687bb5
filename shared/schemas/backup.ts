import { z } from '../zod';

/** What is known of the backups that are made by the clock. */
export const backupState = z.object({
  isOn: z.boolean(),
  /** The newest is older than twice the time between two, or there is none and it failed. */
  isLate: z.boolean(),
  place: z.enum(['folder', 'bucket']).optional(),
  everyHours: z.number().optional(),
  keep: z.int().optional(),
  lastAt: z.iso.datetime().optional(),
  bytes: z.int().optional(),
  failedAt: z.iso.datetime().optional(),
});

export type BackupState = z.infer<typeof backupState>;
