import type { Call } from '../core/http/context';
import { proceduresFor } from '../core/http/trpc';
import type { Deps as Earlier } from '../intake/deps';
import type { Conversation } from './conversation/content';
import type { Mail } from './mail/mail';
import type { MailTemplates } from './mail/templates';
import type { Models } from './models';
import type { Texts } from './texts/texts';

/** The dependencies of this module: its own parts, and those of earlier modules. */
export interface Deps extends Earlier {
  models: Models;
  conversation: Conversation;
  mail: Mail;
  /** Every e-mail of the product. */
  mails: MailTemplates;
  texts: Texts;
  /** The state of scheduled backups. */
  backups: Mail['backups'];
}

/** The context of this module's procedures. */
export interface Context extends Deps, Call {}

export const { procedureFor, provenProcedureFor } = proceduresFor<Context>();
