import { z } from '../zod';
import { emailAddress } from './text';

export const mailTemplateNames = [
  'request-received',
  'agreement-sent',
  'agreement-reminder',
  'agreement-code',
  'agreement-copy',
  'turn-down-letter',
  'follow-up',
  'message',
  'agreement-waiting',
  'new-lead',
  'daily-digest',
  'held-requests',
  'webhook-paused',
  'texts-paused',
  'texts-capped',
  'ledger-head',
  'invitation',
  'reset',
  'new-device',
  'new-admin',
  'signing-marked',
  'bar-numbers',
  'address-changed',
  'test',
] as const;
export type MailTemplateName = (typeof mailTemplateNames)[number];

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
