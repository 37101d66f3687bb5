import { parseQuietHours } from '../contact/quiet-hours';
import type { MailSettings } from '../messages/mail/mail';
import { createTransport } from '../messages/mail/transport';
import type { Env } from './env';

/** The firm's mail settings, from the environment. */
export const mailSettings = (env: Env): MailSettings => ({
  transport: env.SMTP_URL ? createTransport(env.SMTP_URL) : undefined,
  from: env.MAIL_FROM ?? '',
  replyTo: env.MAIL_REPLY_TO,
  imap: env.IMAP_URL ? { url: env.IMAP_URL, marksSeen: env.IMAP_MARK_SEEN === 'on' } : undefined,
  receivingServer: env.MAIL_AUTHSERV_ID,
  staff: env.STAFF_MAIL ?? '',
  heads: env.HEAD_MAIL,
  staffMode: env.STAFF_MAIL_MODE,
  quiet: env.QUIET_HOURS ? parseQuietHours(env.QUIET_HOURS, env.TIME_ZONE) : undefined,
  quietHours: env.QUIET_HOURS ?? '',
  timeZone: env.TIME_ZONE,
  bounceSecret: env.BOUNCE_SECRET,
});
