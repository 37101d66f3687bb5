import type { Skipping } from '../../shared/schemas/sequence';
import type { QuietHours } from '../contact/quiet-hours';
import { proceduresFor } from '../core/http/trpc';
import type { Seal } from '../core/seal';
import type { ClientDoc } from '../leads/store/client.model';
import type { Deps as Earlier } from '../texting/deps';
import type { Models } from './models';
import type { TokenSource } from './oauth/token-source';
import type { MailTemplates } from './templates';
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

/** The dependencies of this module: its own, and those of the modules before it. */
export interface Deps extends Earlier {
  models: Models;
  mail: Mail;
  /** Every e-mail of the product. */
  mails: MailTemplates;
  /** Reads of sequences. */
  followUp: {
    /** Returns the words of a step of a run; undefined if there are none any more. */
    readStep: (run: string, lead: ClientDoc) => Promise<Record<string, string> | undefined>;
    /** Returns the sequences that sent nothing in a day. */
    findSkipping: () => Promise<Skipping[]>;
  };
  /** The state of scheduled backups. */
  backups: { state: () => Promise<{ isLate: boolean; lastAt?: string | undefined }> };
}

export const { procedureFor } = proceduresFor<Deps>();
