import { z } from '../zod';
import { sessionRecord } from './auth';
import { recordId } from './id';

/** A session of any user, as administrators see it. */
export const staffSession = sessionRecord.extend({
  userId: recordId,
  name: z.string(),
  username: z.string(),
});

export const signInsOverview = z.object({
  sessions: z.array(staffSession),
});
