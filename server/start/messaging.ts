import type { Firm } from '../../shared/firm';
import { parseQuietHours } from '../contact/quiet-hours';
import type { LookUp } from '../core/endpoints/post';
import type { PrivateNetworks } from '../core/endpoints/public-address';
import type { Feed } from '../core/feed/feed';
import { createLinks } from '../core/links';
import { createInterest, interestInAll } from '../core/outbox/interest';
import { createSeal, type SealSecrets } from '../core/seal';
import type { Agreements } from '../documents/create-agreements';
import { createWordHash } from '../leads/store/words';
import type { Mail, MailSettings } from '../mail/mail';
import { mailWants } from '../mail/mail-receivers';
import { createTokenStore } from '../mail/oauth/token-store';
import { tellOfCappedTexts, tellOfPausedNumber } from '../mail/tell-of-pause';
import type { Backups } from '../operations/archive/backups';
import type { Models } from '../operations/models';
import { retainCertificate } from '../proof/certificates/retain-certificate';
import type { TrustedForm } from '../proof/certificates/trusted-form';
import type { Consents } from '../proof/consents';
import { readStep } from '../sequences/do-step';
import { findSkipping } from '../sequences/read-runs';
import { sequenceWants } from '../sequences/start-run';
import { confirmingWants } from '../texting/confirming-text';
import { createTexts } from '../texting/create-texts';
import { createProvider } from '../texting/providers/create-provider';
import type { TextSettings, Texts } from '../texting/texts';

type Options = {
  models: Models;
  agreements: Agreements;
  consents: Consents;
  /** Retains vendors' certificates; undefined without a key. */
  trustedForm: TrustedForm | undefined;
  feed: Feed;
  isShared: boolean;
  now: () => number;
  /** The server's own secrets, which seal those of others. */
  secrets: SealSecrets;
  mail: MailSettings;
  texts: TextSettings | undefined;
  publicUrl: string | undefined;
  firm: () => Promise<Firm>;
  timeZone: string;
  backups: Backups;
  networks?: PrivateNetworks;
  lookUp?: LookUp;
};

/** Returns what messages are sent with: mail, webhooks, and the events that someone subscribes to. */
export const createMessaging = (options: Options) => {
  const { models, consents, now, secrets, firm, timeZone, networks = [], lookUp } = options;
  const interest = options.isShared
    ? interestInAll
    : createInterest([
        () => models.webhooks.distinct('events'),
        () => mailWants(options.mail),
        () => confirmingWants(texts),
        () => sequenceWants(models),
        async () => (options.trustedForm ? [retainCertificate.kind] : []),
      ]);
  const conversation = {
    models,
    consents,
    feed: options.feed,
    interest,
    now,
    seal: createSeal(secrets, 'messages'),
    links: createLinks(secrets, consents.personKeys.secret),
    hashWord: createWordHash(secrets[0]),
  };
  options.mail.tokens?.setStore((setting) =>
    createTokenStore(models, createSeal(secrets, 'mail tokens'), setting),
  );
  const mail: Mail = {
    ...options.mail,
    models,
    quiet: parseQuietHours(options.mail.quietHours, timeZone),
    timeZone,
    conversation,
    agreements: options.agreements,
    sequences: {
      readStep: (run, lead) => readStep({ models, firm }, run, lead),
      findSkipping: () => findSkipping({ models, now }),
    },
    feed: options.feed,
    consents,
    now,
    firm,
    links: conversation.links,
    seal: createSeal(secrets, 'mail links'),
    backups: options.backups,
  };
  const webhooks = { seal: createSeal(secrets, 'webhook secrets'), networks, ...(lookUp && { lookUp }) };
  const account = options.texts ?? { numbers: [], perSecond: 1 };
  const texts: Texts = createTexts(
    {
      ...account,
      ...conversation,
      connect: (access) => createProvider({ ...access, baseUrl: account.baseUrl, networks, now }),
      agreements: options.agreements,
      firm,
      tellOfPause: tellOfPausedNumber(mail),
      tellOfCap: tellOfCappedTexts(mail),
      publicUrl: options.publicUrl,
    },
    options,
  );
  return { interest, webhooks, conversation, mail, texts };
};
