import type { Firm } from '../../../shared/firm';
import type { StalePage } from '../../../shared/schemas/site-statement';
import type { Agreements } from '../../agreements/create-agreements';
import type { QuietHours } from '../../contact/quiet-hours';
import type { Feed } from '../../core/feed/feed';
import type { Seal } from '../../core/seal';
import type { Consents } from '../../proof/consents';
import type { Models } from '../models';
import type { Transport } from './transport';

/** How the firm wants its mail; without `transport` nothing is sent. */
export type MailSettings = {
  transport?: Transport | undefined;
  from: string;
  /** The firm's mailbox for news of leads; none when empty. */
  staff: string;
  /** Where the weekly head of the ledger goes besides: an address of nobody on the staff. */
  heads?: string | undefined;
  /** One message for each lead, or one a day. */
  staffMode: 'each' | 'daily';
  quiet?: QuietHours | undefined;
  /** As it was set, for the panel. */
  quietHours: string;
  timeZone: string;
  /** The secret that a caller has to show to hand in bounces; where it is not set, nobody can. */
  bounceSecret?: string | undefined;
};

/** What messages are made and sent with. */
export type Mail = MailSettings & {
  models: Models;
  agreements: Agreements;
  /** Tells open pages of a lead that changed. */
  feed: Pick<Feed, 'announce'>;
  /** What the people behind leads agreed to, and took back. */
  consents: Consents;
  now: () => number;
  firm: () => Promise<Firm>;
  /** How many statements of the site have to be looked at again today. */
  statementsDue: () => Promise<number>;
  /** The pages about open lawsuits that nobody has looked at for too long. */
  stalePages: () => Promise<StalePage[]>;
  backups: { state: () => Promise<{ isLate: boolean; lastAt?: string | undefined }> };
  /** Closes what a link to unsubscribe says. */
  seal: Seal;
};
