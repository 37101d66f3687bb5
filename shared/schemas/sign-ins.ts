import { z } from '../zod';
import { sessionRecord } from './auth';
import { recordId } from './id';

/** A session of any user, as administrators see it. */
export const staffSession = sessionRecord.extend({
  userId: recordId,
  name: z.string(),
  username: z.string(),
});

/** Failed sign-ins for one name in the last 24 hours. */
export const failedSignIns = z.object({
  name: z.string().meta({ description: 'As it was typed; there need not be such a user' }),
  count: z.int(),
  addresses: z.int().meta({ description: 'From how many addresses' }),
  lastAt: z.iso.datetime(),
});

export const signInsOverview = z.object({
  failed: z.int(),
  failedByName: z.array(failedSignIns),
  sessions: z.array(staffSession),
});
