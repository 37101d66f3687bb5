import type { Skipping } from '../../shared/schemas/sequence';
import { proceduresFor } from '../core/http/trpc';
import type { ClientDoc } from '../leads/store/client.model';
import type { Deps as Earlier } from '../texting/deps';
import type { Mail } from './mail';
import type { Models } from './models';
import type { MailTemplates } from './templates';

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
