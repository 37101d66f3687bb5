import { z } from '../zod';

/** The state of scheduled backups. */
export const backupState = z.object({
  isOn: z.boolean(),
  /** True if the newest backup is older than twice the interval, or there is none and the last try failed. */
  isLate: z.boolean(),
  place: z.enum(['folder', 'bucket']).optional(),
  everyHours: z.number().optional(),
  keep: z.int().optional(),
  lastAt: z.iso.datetime().optional(),
  bytes: z.int().optional(),
  failedAt: z.iso.datetime().optional(),
  /** Why the last try failed, in one sentence. */
  failure: z.string().optional(),
});

export type BackupState = z.infer<typeof backupState>;
