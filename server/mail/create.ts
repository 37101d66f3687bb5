import { parseQuietHours } from '../contact/quiet-hours';
import { listSecrets } from '../core/create';
import { createSeal } from '../core/seal';
import { type AccountMail, noAccountMail } from '../people/auth/account-mail';
import type { Settings as Earlier } from '../texting/create';
import { createAccountMail } from './account-mail';
import type { Deps } from './deps';
import type { Mail, MailSettings } from './mail';
import { createTokenStore } from './oauth/token-store';
import { tellOfCappedTexts, tellOfPausedNumber } from './tell-of-pause';

/** The settings of this module, and those of the modules before it. */
export interface Settings extends Earlier {
  mail: MailSettings;
  accountMail?: AccountMail;
}

/** The parts of this module. */
export const create = (deps: Deps, settings: Settings) => {
  const { models, timeZone } = deps;
  const secrets = listSecrets(settings);
  settings.mail.tokens?.setStore((setting) =>
    createTokenStore(models, createSeal(secrets, 'mail tokens'), setting),
  );
  const mail: Mail = {
    ...settings.mail,
    models,
    quiet: parseQuietHours(settings.mail.quietHours, timeZone),
    timeZone,
    conversation: deps.conversation,
    agreements: deps.agreements,
    sequences: {
      readStep: (run, lead) => deps.followUp.readStep(run, lead),
      findSkipping: () => deps.followUp.findSkipping(),
    },
    feed: deps.feed,
    consents: deps.consents,
    now: deps.now,
    firm: deps.firm,
    links: deps.links,
    seal: createSeal(secrets, 'mail links'),
    templates: deps.mails,
    backups: { state: () => deps.backups.state() },
  };
  return {
    mail,
    tellOf: { pause: tellOfPausedNumber(mail), cap: tellOfCappedTexts(mail) },
    // A link that opens an account goes only to a configured address; otherwise it is not sent.
    accountMail: settings.accountMail ?? (settings.publicUrl ? createAccountMail(mail) : noAccountMail),
  };
};
