import type { Firm } from '../../shared/firm';
import type { Skipping } from '../../shared/schemas/sequence';
import type { QuietHours } from '../contact/quiet-hours';
import type { Conversation } from '../conversation/content';
import type { Feed } from '../core/feed/feed';
import type { Links } from '../core/links';
import type { Seal } from '../core/seal';
import type { Agreements } from '../documents/create-agreements';
import type { ClientDoc } from '../leads/store/client.model';
import type { Consents } from '../proof/consents';
import type { Models } from './models';
import type { TokenSource } from './oauth/token-source';
import type { MailTemplates } from './templates';
import type { Transport } from './transport';

/** The firm's mailbox, which is read for answers. */
export type ImapSettings = {
  /** Such as `imaps://user:password@imap.example.com/INBOX`. */
  url: string;
  /** True if messages are marked as seen once they are stored. */
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

/** The parts needed to create and send messages. */
export type Mail = MailSettings & {
  models: Models;
  quiet: QuietHours | undefined;
  /** The firm's time zone. */
  timeZone: string;
  /** The conversations that messages by hand belong to. */
  conversation: Conversation;
  agreements: Agreements;
  /** The answers of a later module. */
  sequences: {
    /** Returns the words of a step of a run; undefined if there are none any more. */
    readStep: (run: string, lead: ClientDoc) => Promise<Record<string, string> | undefined>;
    /** Returns the sequences that sent nothing in a day. */
    findSkipping: () => Promise<Skipping[]>;
  };
  /** Notifies open pages of changed leads. */
  feed: Pick<Feed, 'announce'>;
  /** The consents and withdrawals of the people behind leads. */
  consents: Consents;
  now: () => number;
  firm: () => Promise<Firm>;
  backups: { state: () => Promise<{ isLate: boolean; lastAt?: string | undefined }> };
  links: Links;
  /** Seals what waits in a message about an account. */
  seal: Seal;
  /** Every e-mail of the product. */
  templates: MailTemplates;
};
