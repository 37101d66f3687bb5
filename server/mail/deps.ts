import type { Call } from '../core/http/context';
import { proceduresFor } from '../core/http/trpc';
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
  followUp: Mail['sequences'];
  /** The state of scheduled backups. */
  backups: Mail['backups'];
}

/** The context of its procedures. */
export interface Context extends Deps, Call {}

export const { procedureFor } = proceduresFor<Context>();
