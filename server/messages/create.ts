import type { Settings as Earlier } from '../agreements/create';
import { parseQuietHours } from '../contact/quiet-hours';
import { listSecrets } from '../core/create';
import { createSeal } from '../core/seal';
import { createWordHash } from '../leads/store/words';
import { type AccountMail, noAccountMail } from '../people/auth/account-mail';
import { getOrigin } from '../site/create';
import type { Conversation } from './conversation/content';
import { findInMessages } from './conversation/find-in-messages';
import { findReceivedTexts } from './conversation/received-texts';
import type { Deps } from './deps';
import { refreshInbox } from './inbox/refresh-inbox';
import { createAccountMail } from './mail/account-mail';
import type { Mail, MailSettings } from './mail/mail';
import { createTokenStore } from './mail/oauth/token-store';
import { tellOfCappedTexts, tellOfPausedNumber } from './mail/tell-of-pause';
import { findCodeText, mayTextCode } from './texts/code-text';
import { createTexts } from './texts/create-texts';
import { createProvider } from './texts/providers/create-provider';
import type { TextSettings } from './texts/texts';

/** The settings of this module, and those of the modules before it. */
export interface Settings extends Earlier {
  mail: MailSettings;
  /** The account for texts; without it none are sent. */
  texts?: TextSettings | undefined;
  accountMail?: AccountMail;
}

/** The parts of this module, with which messages are sent. */
export const create = (deps: Deps, settings: Settings) => {
  const { models, consents, feed, interest, agreements, now, firm, timeZone } = deps;
  const { publicUrl, networks = [], texts: account = { numbers: [], perSecond: 1 } } = settings;
  const secrets = listSecrets(settings);
  const conversation: Conversation = {
    models,
    consents,
    feed,
    interest,
    now,
    seal: createSeal(secrets, 'messages'),
    hashWord: createWordHash(secrets[0]),
  };
  settings.mail.tokens?.setStore((setting) =>
    createTokenStore(models, createSeal(secrets, 'mail tokens'), setting),
  );
  const mail: Mail = {
    ...settings.mail,
    models,
    quiet: parseQuietHours(settings.mail.quietHours, timeZone),
    timeZone,
    conversation,
    agreements,
    feed,
    consents,
    now,
    firm,
    seal: createSeal(secrets, 'mail links'),
    templates: deps.mails,
    backups: { state: () => deps.backups.state() },
  };
  const texts = createTexts(
    {
      ...account,
      ...conversation,
      connect: (access) => createProvider({ ...access, baseUrl: account.baseUrl, networks, now }),
      agreements,
      firm,
      tellOfPause: tellOfPausedNumber(mail),
      tellOfCap: tellOfCappedTexts(mail),
      publicUrl: publicUrl && getOrigin(publicUrl),
    },
    settings,
  );
  return {
    conversation,
    mail,
    texts,
    // A link that opens an account goes only to a configured address; otherwise it is not sent.
    accountMail: settings.accountMail ?? (publicUrl ? createAccountMail(mail) : noAccountMail),
    codeTexts: { may: mayTextCode(texts), find: findCodeText(texts) },
    inMessages: { find: findInMessages(conversation) },
    inbox: { refresh: (id: string) => refreshInbox(conversation, id) },
    receivedTexts: findReceivedTexts(conversation),
  };
};
