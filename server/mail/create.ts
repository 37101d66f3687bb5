import { parseQuietHours } from '../contact/quiet-hours';
import { listSecrets } from '../core/create';
import { createSeal } from '../core/seal';
import { type AccountMail, noAccountMail } from '../people/auth/account-mail';
import type { Settings as Earlier } from '../texting/create';
import { createAccountMail } from './account-mail';
import type { Deps, Mail, MailSettings } from './deps';
import { createTokenStore } from './oauth/token-source';
import { tellOfCappedTexts, tellOfPausedNumber } from './tell-staff';

/** The settings of this module, and those of the modules before it. */
export interface Settings extends Earlier {
  mail: MailSettings;
  accountMail?: AccountMail;
}

/** The parts of this module. */
export const create = (deps: Deps, settings: Settings) => {
  const secrets = listSecrets(settings);
  settings.mail.tokens?.setStore((setting) =>
    createTokenStore(deps.models, createSeal(secrets, 'mail tokens'), setting),
  );
  const mail: Mail = {
    ...settings.mail,
    quiet: parseQuietHours(settings.mail.quietHours, deps.timeZone),
    seal: createSeal(secrets, 'mail links'),
  };
  return {
    mail,
    tellOf: { pause: tellOfPausedNumber(deps), cap: tellOfCappedTexts(deps) },
    // A link that opens an account goes only to a configured address; otherwise it is not sent.
    accountMail: settings.accountMail ?? (settings.publicUrl ? createAccountMail(deps) : noAccountMail),
  };
};
