import type { Firm } from '../../shared/firm';
import { eventKinds } from '../../shared/schemas/webhook';
import type { Agreements } from '../agreements/create-agreements';
import type { LookUp } from '../core/endpoints/post';
import type { PrivateNetworks } from '../core/endpoints/public-address';
import type { Feed } from '../core/feed/feed';
import { toEntry } from '../core/outbox/collect-events';
import { event } from '../core/outbox/event';
import { createInterest } from '../core/outbox/interest';
import { createOutbox } from '../core/outbox/run-outbox';
import type { WorkList } from '../core/outbox/work';
import { createSeal, type Seal, type SealSecrets } from '../core/seal';
import { postbackReceivers, postbackWants, tellVendor } from '../intake/vendors/postbacks/tell-vendor';
import { dailyDigest } from '../messages/mail/daily-digest';
import type { Mail, MailSettings } from '../messages/mail/mail';
import { mailReceivers, mailWants } from '../messages/mail/mail-receivers';
import { sendMail } from '../messages/mail/send-mail';
import { remindByMail } from '../messages/mail/task-reminder';
import { weeklyHead } from '../messages/mail/weekly-head';
import { weeklyLooks } from '../messages/mail/weekly-looks';
import { type WebhookOptions, webhookReceivers, webhookWork } from '../messages/webhooks/deliver';
import type { Models } from '../models';
import type { Backups } from '../operations/archive/backups';
import type { PersonDeps } from '../privacy/person/person';
import { retainCertificate } from '../proof/certificates/retain-certificate';
import type { TrustedForm } from '../proof/certificates/trusted-form';
import type { Consents } from '../proof/consents';
import type { Statements } from '../site/statements/create-statements';
import { readStalePages } from '../site/statements/look-at-page';
import { countDue } from '../site/statements/read-statements';
import { workList } from './work-list';

type Options = {
  models: Models;
  agreements: Agreements;
  consents: Consents;
  leadCount: PersonDeps['leadCount'];
  intake: PersonDeps['intake'];
  archive: Seal;
  /** A service that timestamps ledger heads (RFC 3161). */
  timestampUrl?: string | undefined;
  /** Retains vendors' certificates; undefined without a key. */
  trustedForm: TrustedForm | undefined;
  feed: Feed;
  now: () => number;
  /** The server's own secrets, which seal those of others. */
  secrets: SealSecrets;
  mail: MailSettings;
  firm: () => Promise<Firm>;
  statements: Statements;
  backups: Backups;
  networks?: PrivateNetworks;
  lookUp?: LookUp;
  onFailure?: (kind: string, error: unknown) => void;
};

/** Assembles deferred work: the receivers of events, their messages, and the runner. */
export const createBackgroundWork = (options: Options) => {
  const { models, consents, now, secrets, firm, statements, networks = [], lookUp, onFailure } = options;
  const seal = createSeal(secrets, 'webhook secrets');
  const mail: Mail = {
    ...options.mail,
    models,
    agreements: options.agreements,
    feed: options.feed,
    consents,
    now,
    firm,
    seal: createSeal(secrets, 'mail links'),
    statementsDue: async () => (await countDue({ models, statements })).due,
    stalePages: () => readStalePages({ models, statements }),
    backups: options.backups,
  };
  const onPaused = async ({ name }: { name: string }) => {
    if (!mail.transport) return;
    const data = { event: 'webhook.paused', template: 'webhook-paused', to: 'staff', webhookName: name };
    await models.outbox.create(toEntry(event('mail', now, data)));
  };
  const webhooks: WebhookOptions = { models, now, seal, networks, onPaused, ...(lookUp && { lookUp }) };
  const interest = createInterest([
    () => models.webhooks.distinct('events'),
    () => mailWants(mail),
    () => postbackWants(models),
    async () => (options.trustedForm ? [retainCertificate] : []),
  ]);
  const eventWork: WorkList = Object.fromEntries(
    eventKinds.map((kind) => [
      kind,
      {
        receivers: async (event) => [
          ...mailReceivers(mail, event),
          ...(await webhookReceivers(webhooks, event)),
          ...(await postbackReceivers(models, event)),
        ],
      },
    ]),
  );
  const work: WorkList = {
    ...workList({ ...options, interest, remind: remindByMail(mail) }),
    ...eventWork,
    webhook: webhookWork(webhooks),
    postback: { run: tellVendor(webhooks) },
    mail: { run: sendMail(mail) },
    /** The daily summary; checks every quarter of an hour whether it is due. */
    'daily-digest': { every: 15 * 60 * 1000, run: () => dailyDigest(mail) },
    /** The newest ledger head, once a week. */
    'weekly-head': { every: 60 * 60 * 1000, run: () => weeklyHead(mail) },
    /** Site pages that need a review: checked daily, reported once a week. */
    'weekly-looks': { every: 24 * 60 * 60 * 1000, run: () => weeklyLooks(mail) },
  };
  return {
    outbox: createOutbox({
      models,
      now,
      work,
      lull: options.intake.crowd.lull,
      ...(onFailure && { onFailure }),
    }),
    interest,
    webhooks,
    mail,
  };
};
