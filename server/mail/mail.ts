import type { QuietHours } from '../contact/quiet-hours';
import type { Seal } from '../core/seal';
import type { TokenSource } from './oauth/token-source';
import type { Transport } from './transport';

/** The firm's mailbox, which is read for answers. */
export type ImapSettings = {
  /** Such as `imaps://user:password@imap.example.com/INBOX`. */
  url: string;
};

/** The firm's mail settings; without `transport` nothing is sent. */
export type MailSettings = {
  transport?: Transport | undefined;
  /** The tokens to sign in with where an address has no password. */
  tokens?: TokenSource | undefined;
  from: string;
  /** The address for answers, in which `*` stands for a token: `help+*@harborlegal.example`. */
  replyTo?: string | undefined;
  /** The firm's mailbox for news about leads; none if empty. */
  staff: string;
  /** An additional recipient of the weekly ledger head, outside of the staff. */
  heads?: string | undefined;
  /** One message per lead, or one a day. */
  staffMode: 'each' | 'daily';
  /** The hour of the daily digests, in the firm's time zone. */
  staffHour: number;
  /** The hours in which no mail goes out, such as `21:00-08:00`; none if empty. */
  quietHours: string;
  /** The mailbox that is read for answers. */
  imap?: ImapSettings | undefined;
  /** The server whose `Authentication-Results` count; without it none do. */
  receivingServer?: string | undefined;
  /** The secret for submitting bounces and answers; without it, nobody can. */
  bounceSecret?: string | undefined;
};

export type Mail = MailSettings & {
  quiet: QuietHours | undefined;
  /** Seals what waits in a message about an account. */
  seal: Seal;
};
