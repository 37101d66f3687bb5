import { collectShared } from '../feature';
import { sharedFeatures } from '../features';
import { z } from '../zod';
import { emailAddress } from './text';

/** The names of e-mails in the outbox. */
export const mailWords = collectShared(sharedFeatures, 'mails');
export type MailTemplateName = keyof typeof mailWords;

/** The recipient of a message: the lead's person, the firm's mailbox, or a staff member. */
export const mailAudiences = ['person', 'staff', 'user'] as const;

export const mailSettings = z.object({
  isOn: z.boolean(),
  from: z.string(),
  staff: z.string(),
  staffMode: z.enum(['each', 'daily']),
  quietHours: z.string(),
});

export const suppressionInput = z.object({ address: emailAddress });
export const suppressionRecord = z.object({
  id: z.string(),
  address: z.string(),
  about: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
});
export const bySuppression = z.object({ id: z.string().min(1).max(400) });
