import { createApp } from '../app';
import { askAgain } from '../conflicts/ask-again';
import { createCallable } from '../contact/callable';
import { createSuppressed } from '../contact/suppressed';
import { findInMessages } from '../conversation/find-in-messages';
import { findReceivedTexts } from '../conversation/received-texts';
import { refreshInbox } from '../conversation/refresh-inbox';
import { createConnection, untilAvailable } from '../core/db/connect';
import { createFeed } from '../core/feed/feed';
import { createSharedFeed } from '../core/feed/other-servers';
import { createLog, describeFailure } from '../core/http/log';
import { createLimits } from '../core/limits/rate-limits';
import { createOutbox } from '../core/outbox/run-outbox';
import { createSeal } from '../core/seal';
import { createCallPromise } from '../desk/call-promise/call-promise';
import { createAgreements } from '../documents/create-agreements';
import { collectHoldings, collectNames, collectPacketParts, collectWork, createAllModels } from '../feature';
import { features as allFeatures } from '../features';
import { createIntake } from '../intake/create-intake';
import { createDuplicateCheck } from '../intake/flag-duplicates';
import { countWaiting } from '../intake/refused/count-waiting';
import { createArrivals } from '../leads/arrivals/arrivals';
import { createLeadCount } from '../leads/lead-count';
import { createAccountMail } from '../mail/account-mail';
import { createBackups } from '../operations/archive/backups';
import type { Deps } from '../operations/deps';
import { createStatus } from '../operations/status';
import { noAccountMail } from '../people/auth/account-mail';
import { createSharedCounts } from '../people/auth/limits/shared-counts';
import { createSigningCookies } from '../people/auth/session-cookie';
import { letGoOfAgreed } from '../privacy/erasures/erase-person';
import { createArchive } from '../privacy/kept-consents';
import { createReadLog } from '../privacy/read-log';
import { createTrustedForm } from '../proof/certificates/trusted-form';
import { createConsents } from '../proof/consents';
import { createSigner } from '../proof/signing-key';
import { keepSnapshots } from '../proof/witness/keep-snapshots';
import { createWitness } from '../proof/witness/witness';
import { createRuleBook } from '../site/rules/rule-book';
import { findCodeText, mayTextCode } from '../texting/code-text';
import { refreshAccount } from '../texting/setup/stored-account';
import { createVendors } from '../vendors/create-vendors';
import { createAccounts } from './accounts';
import { dropFormerSettings } from './former-settings';
import { findFormerStatements } from './former-statements';
import { createMessaging } from './messaging';
import { type Database, openDatabase } from './open-database';
import type { Overrides, Settings } from './parts-settings';
import { prepareDatabase } from './prepare-database';
import { createReadiness, createWriteTest } from './readiness';
import { createSiteParts, getOrigin } from './site-parts';

/** Assembles the whole product for the server, its commands and its tests; nothing runs before `open`. */
export const createParts = async (settings: Settings, overrides: Overrides = {}) => {
  const { sessionSecret, encryptionKey, formerEncryptionKeys = [], isShared, publicUrl } = settings;
  const { now = Date.now, log = createLog(), features = allFeatures } = overrides;
  const failed = (work: string) => (error: unknown) => log({ work, ...describeFailure(error) });
  const connection = createConnection();
  const models = createAllModels(features, connection, settings.leadSeal, isShared);
  const siteParts = await createSiteParts({ models, now, settings, overrides });
  const { offers, firm, timeZone, forms, pages } = siteParts;
  const accounts = createAccounts({ models, now, settings, overrides });
  // The embedded store has one server; servers on a MongoDB share their news.
  const feed = isShared ? createSharedFeed({ models, now }) : createFeed();
  const leadCount = createLeadCount(models, now);
  feed.onNews(leadCount.forget);
  const { consentKey, consentKeyBefore } = settings;
  const consents = createConsents({
    models,
    signer: createSigner(consentKey),
    signerBefore: consentKeyBefore && createSigner(consentKeyBefore),
    isStamped: settings.timestampUrl !== undefined,
    now,
    firm,
  });
  const agreements = createAgreements({
    models,
    now,
    encryptionKey,
    formerKeys: formerEncryptionKeys,
    firm,
    timeZone,
    certificate: settings.agreementSeal,
    canMail: settings.mail.transport !== undefined,
    mayTextCode: (phoneNumber, phoneKey) => mayTextCode(texts, phoneNumber, phoneKey),
    findCodeText: (code) => findCodeText(texts, code),
    conflictCheck: settings.conflictCheck ?? 'require',
    conflictStanding:
      overrides.conflictStanding ??
      ((leadId, question) =>
        askAgain({ models, now, feed, receivedTexts: deps.receivedTexts }, leadId, question)),
  });
  const witness = createWitness({ encryptionKey, now, forms, publicUrl });
  const callPromise = createCallPromise({ models, firm, now });
  const rules = createRuleBook({ models, now });
  const vendors = createVendors({ models, now });
  const intake = createIntake({
    models,
    now,
    encryptionKey,
    formerKeys: formerEncryptionKeys,
    rules,
    witness,
    timeZone,
  });
  // Earlier versions sealed some data with the session secret, which must still open.
  const secrets = [encryptionKey, ...formerEncryptionKeys, sessionSecret] as const;
  const archive = createArchive(settings);
  const trustedForm =
    settings.trustedFormKey === undefined
      ? undefined
      : createTrustedForm(settings.trustedFormKey, overrides.trustedFormUrl);
  const reads = createReadLog({ models, now });
  const backups = createBackups({ models, now, settings: settings.backup });
  const { conversation, mail, interest, webhooks, texts } = createMessaging({
    models,
    agreements,
    feed,
    isShared,
    now,
    consents,
    secrets,
    backups,
    trustedForm,
    networks: settings.networks,
    lookUp: overrides.lookUp,
    mail: settings.mail,
    texts: settings.texts,
    publicUrl: publicUrl && getOrigin(publicUrl),
    firm,
    timeZone,
  });
  const isAnswering = createReadiness(connection, now);
  const testWrite = createWriteTest(models, now);
  let isOpen = false;
  let tellOpen = () => {};
  const opened = new Promise<void>((resolve) => {
    tellOpen = resolve;
  });
  const deps: Deps = {
    models,
    rules,
    witness,
    suppressed: createSuppressed({ models, now }),
    packetParts: (lead) => collectPacketParts(features, deps, lead),
    holdings: collectHoldings(features),
    names: collectNames(features, () => deps),
    trustedForm,
    timestampUrl: settings.timestampUrl,
    ...accounts,
    agreements,
    // A link that opens an account goes only to a configured address; otherwise it is not sent.
    accountMail: overrides.accountMail ?? (publicUrl ? createAccountMail(mail) : noAccountMail),
    vault: createSeal(secrets, 'second factor'),
    signingCookie: createSigningCookies(publicUrl),
    limits: createLimits({
      on: settings.limits,
      now: overrides.limitClock,
      shared: isShared ? createSharedCounts({ models, secret: sessionSecret, now }) : undefined,
    }),
    feed,
    duplicates: createDuplicateCheck(models),
    consents,
    leadCount,
    callable: createCallable({ models, consents, now }),
    inMessages: { find: findInMessages(conversation) },
    inbox: { refresh: (id) => refreshInbox(conversation, id) },
    receivedTexts: findReceivedTexts(conversation),
    arrivals: createArrivals(models, now),
    vendors,
    intake,
    callPromise,
    waitingPosts: () => countWaiting({ models }),
    interest,
    webhooks,
    mail,
    links: mail.links,
    conversation,
    texts,
    offers,
    archive,
    reads,
    backups,
    status: createStatus({
      models,
      connection,
      now,
      // An embedded store can also be shared by several processes, all on this machine.
      isShared: isShared && settings.dataDir === undefined,
      dataDir: settings.dataDir,
      damage: settings.damage,
      backups,
      canWrite: testWrite,
      transport: settings.mail.transport,
      timestampUrl: settings.timestampUrl,
      watched: {
        limits: settings.limits,
        requireSecondFactor: settings.requireSecondFactor ?? false,
        publicUrl,
      },
    }),
    now,
    publicUrl,
  };
  const outbox = createOutbox({
    models,
    now,
    work: collectWork(features, deps),
    isShared,
    lull: intake.queue.lull,
    onFailure: (kind, error) => failed(kind)(error),
  });
  const readiness = async () => ({ prepared: isOpen, database: await isAnswering() });
  const canWrite = async () => isOpen && (await testWrite());
  const leadReadiness = async () => ({ ...(await readiness()), 'can-write': await canWrite() });
  const metrics = settings.metrics
    ? (await import('../operations/metrics/metrics')).createMetrics({
        models,
        connection,
        arrived: intake.tally,
        readiness: leadReadiness,
        backups,
        dataDir: settings.dataDir,
        now,
      })
    : undefined;
  const app = createApp({
    ...deps,
    features,
    log,
    ...(metrics && { observe: metrics.observe }),
    readiness,
    leadReadiness,
    opened: overrides.opened ?? opened,
    trustProxy: settings.trustProxy,
    pages: siteParts.app,
  });

  /** Connects to the database without changing it. */
  const connect = (database: Database): Promise<void> =>
    openDatabase(connection, { onWait: failed('open-database'), ...database }, isShared);

  return {
    ...deps,
    app,
    connection,
    outbox,
    metrics,

    connect,

    /** Throws a sentence if a key is not the one the data was created with. */
    checkKeys: async () => settings.checkKeys?.(models),

    /** Connects to the database and prepares a new one; returns a new administrator's password. */
    async open(database: Database): Promise<string | undefined> {
      await connect(database);
      await untilAvailable(async () => settings.checkKeys?.(models));
      const { adminPassword } = settings;
      const password = await untilAvailable(() =>
        prepareDatabase({
          connection,
          models,
          passwords: accounts.passwords,
          adminPassword,
          now,
          leftOut: siteParts.leftOut,
          alone: !isShared,
        }),
      );
      await Promise.all([
        untilAvailable(() => refreshAccount(texts)),
        untilAvailable(() => interest.look()),
        siteParts.isFirmKnown && untilAvailable(() => callPromise.look()),
        untilAvailable(() => keepSnapshots({ models, witness, now }, forms)),
      ]);
      await untilAvailable(() => letGoOfAgreed(deps)).catch(failed('finish-erasures'));
      isOpen = true;
      tellOpen();
      return password;
    },

    /** Removes settings that are in the firm's file now, and returns a sentence about each that differed. */
    dropFormerSettings: async () => dropFormerSettings(models, await firm()),

    findFormerStatements: () => findFormerStatements(connection),

    /** Starts scheduled work. */
    async start(): Promise<void> {
      await untilAvailable(() => outbox.start());
      // Seal what a killed server left unsealed; waiting for the timed work's lease could take most of a minute.
      consents.sealSoon();
      interest.start();
      texts.start();
    },

    /** Stops scheduled work and writes what is in memory; `serving` resolves when no request is running. */
    async stop(serving: () => Promise<unknown>): Promise<void> {
      feed.close();
      await serving();
      await interest.close();
      await outbox.close();
      await texts.close();
      await reads.settle();
      await mail.transport?.close();
      await pages?.close();
    },
  };
};

export type Parts = Awaited<ReturnType<typeof createParts>>;
