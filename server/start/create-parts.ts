import type { KeyObject } from 'node:crypto';
import type { Server } from 'node:http';
import { askAgain } from '../agreements/conflicts/ask-again';
import {
  type ConflictQuestion,
  type ConflictStanding,
  createAgreements,
} from '../agreements/create-agreements';
import { nameSigners } from '../agreements/find-agreements';
import type { SealCertificate } from '../agreements/pdf/seal-certificate';
import { type AppOptions, createApp } from '../app';
import { createCallable } from '../contact/callable';
import { createSuppressed } from '../contact/suppressed';
import { createConnection, untilAvailable } from '../core/db/connect';
import type { LookUp } from '../core/endpoints/post';
import type { PrivateNetworks } from '../core/endpoints/public-address';
import { createFeed } from '../core/feed/feed';
import { createSharedFeed } from '../core/feed/other-servers';
import { createLog, describeFailure, type Log } from '../core/http/log';
import { createLimits } from '../core/limits/rate-limits';
import { createOutbox } from '../core/outbox/run-outbox';
import { createSeal } from '../core/seal';
import { createCallPromise } from '../desk/call-promise/call-promise';
import { collectHoldings, collectPacketParts, collectWork, createAllModels, type Feature } from '../feature';
import { features as allFeatures } from '../features';
import { createIntake } from '../intake/create-intake';
import { createDuplicateCheck } from '../intake/flag-duplicates';
import { createArrivals } from '../leads/arrivals/arrivals';
import { createLeadCount } from '../leads/lead-count';
import type { LeadSeal } from '../leads/store/sealed/lead-seal';
import { createAccountMail } from '../messages/mail/account-mail';
import type { MailSettings } from '../messages/mail/mail';
import { remindByMail } from '../messages/mail/task-reminder';
import type { TextSettings } from '../messages/texts/texts';
import { type BackupSettings, createBackups } from '../operations/archive/backups';
import type { Deps } from '../operations/deps';
import type { Models } from '../operations/models';
import { createStatus } from '../operations/status';
import type { TraceSettings } from '../operations/traces';
import { type AccountMail, noAccountMail } from '../people/auth/account-mail';
import { createAdmission } from '../people/auth/admission';
import { createDevices } from '../people/auth/devices/devices';
import { createSharedCounts } from '../people/auth/limits/shared-counts';
import { createPasswords, type Passwords } from '../people/auth/password';
import { createDeviceCookie, createSessionCookie, createSigningCookies } from '../people/auth/session-cookie';
import { createSessions, type Lifetimes } from '../people/auth/sessions';
import { letGoOfAgreed } from '../privacy/erasures/erase-person';
import { createReadLog } from '../privacy/read-log';
import { createTrustedForm } from '../proof/certificates/trusted-form';
import { createConsents } from '../proof/consents';
import { createSigner } from '../proof/signing-key';
import { type BuiltForm, readBuiltForms } from '../proof/witness/built-forms';
import { keepSnapshots } from '../proof/witness/keep-snapshots';
import { createWitness } from '../proof/witness/witness';
import { createPages } from '../site/pages/create-pages';
import { createRuleBook } from '../site/rules/rule-book';
import { createOfferedAreas } from '../site/services/offered-areas';
import { type BuiltRegister, noRegister, readRegister } from '../site/statements/built-register';
import { createStatements } from '../site/statements/create-statements';
import { createMessaging } from './messaging';
import { type Database, openDatabase } from './open-database';
import { prepareDatabase } from './prepare-database';
import { createReadiness, createWriteTest } from './readiness';

/** The fixed settings of the product, from the environment (`settings.ts`), a test or a command. */
export type Settings = {
  /** Signs the sessions. */
  sessionSecret: string;
  /** Seals what a copy of the database must not reveal: secrets, links, data of people who are not leads. */
  encryptionKey: string;
  /** Earlier values of `encryptionKey`, which still open what they sealed. */
  formerEncryptionKeys?: readonly string[];
  /** Throws a sentence if a key is not the one the data was created with. */
  checkKeys?: (models: Models) => Promise<void>;
  /** Signs the consent ledger. */
  consentKey: KeyObject;
  /** The previous signing key, during a rotation. */
  consentKeyBefore?: KeyObject | undefined;
  /** Encrypts sensitive lead fields; undefined if they were never encrypted. */
  leadSeal?: LeadSeal | undefined;
  /** True if the database has, or may have, other servers. */
  isShared: boolean;
  adminPassword?: string | undefined;
  /** Turns rate limits on. */
  limits: boolean;
  /** Session lifetimes in milliseconds. */
  lifetimes?: Lifetimes | undefined;
  requireSecondFactor?: boolean;
  trustProxy: boolean | number | string;
  /** The site's own address. */
  publicUrl?: string | undefined;
  imageHost?: string | undefined;
  /** The service where the form looks up a visitor's address; this server by default. */
  ipLookupUrl?: string | undefined;
  mail: MailSettings;
  /** The account for texts; without it none are sent. */
  texts?: TextSettings | undefined;
  /** Private networks that may receive webhooks. */
  networks?: PrivateNetworks;
  /** A service that timestamps ledger heads (RFC 3161). */
  timestampUrl?: string | undefined;
  /** The certificate that seals agreements; created at first use if the firm has set none. */
  agreementSeal?: SealCertificate | undefined;
  /** The rule for agreements without a conflict check; they must wait unless the firm chose a warning. */
  conflictCheck?: 'require' | 'warn';
  /** Turns metrics on. */
  metrics?: boolean;
  /** The receiver of traces; undefined turns tracing off. */
  traces?: TraceSettings | undefined;
  /** The folder that the server writes to. */
  dataDir?: string | undefined;
  /** The problems found by the embedded store's last check, one sentence each. */
  damage?: (() => readonly string[]) | undefined;
  /** The firm's TrustedForm key, which retains vendors' certificates. */
  trustedFormKey?: string | undefined;
  /** The settings of scheduled backups; undefined turns them off. */
  backup?: BackupSettings | undefined;
  /**
   * The built `dist/client`, and in development the server that Vite's hot reload uses; if missing, only the API is
   * served.
   */
  site?: { distDir: string; dev?: { server: Server } };
};

/** Replacements that tests pass in. */
export type Overrides = {
  /** The product's features; set by a test that adds its own. */
  features?: readonly Feature[];
  now?: () => number;
  /** The clock of the rate limits. */
  limitClock?: () => number;
  log?: Log;
  accountMail?: AccountMail;
  passwords?: Passwords;
  /** The build's register of statements. */
  built?: BuiltRegister;
  /** The paths of practice area pages, each with its case type. */
  areaPages?: Readonly<Record<string, string>>;
  /** Case types that a new database starts without. */
  leftOut?: readonly string[];
  /** The forms that the build serves. */
  forms?: readonly BuiltForm[];
  /** True if the firm records how its form is filled in. */
  keepsSteps?: boolean;
  /** Mounted last, instead of the built pages. */
  pages?: AppOptions['pages'];
  firm?: Parameters<typeof createMessaging>[0]['firm'];
  /** Resolves a receiver's name. */
  lookUp?: LookUp;
  /** The conflict standing of a lead. */
  conflictStanding?: (leadId: string, question: ConflictQuestion) => Promise<ConflictStanding>;
  /** A stand-in for the TrustedForm service. */
  trustedFormUrl?: string;
  /** Resolves when the database is open, for a store that takes a while. */
  opened?: Promise<void>;
};

const getOrigin = (url: string) => url.replace(/\/+$/, '');

/** These packages are optional and large, so load them only if tracing is on. */
const loadTraces = async (settings: TraceSettings) => {
  const traces = await import('../operations/traces').catch(() => {
    throw new Error(
      'OTEL_EXPORTER_OTLP_ENDPOINT is set, and the packages that make traces are not installed. Install them: npm ci --include=optional',
    );
  });
  return traces.createTraces(settings);
};

/** Assembles the whole product for the server, its commands and its tests; nothing runs before `open`. */
export const createParts = async (settings: Settings, overrides: Overrides = {}) => {
  const { sessionSecret, encryptionKey, formerEncryptionKeys = [], isShared, publicUrl, site } = settings;
  const {
    now = Date.now,
    log = createLog(),
    passwords = createPasswords(),
    features = allFeatures,
  } = overrides;
  const failed = (work: string) => (error: unknown) => log({ work, ...describeFailure(error) });
  const connection = createConnection();
  const models = createAllModels(features, connection, settings.leadSeal);
  const built = overrides.built ?? (site ? readRegister(site.distDir) : noRegister);
  let areaPages: Readonly<Record<string, string>> = {};
  const offers = createOfferedAreas({ models, now, areas: () => areaPages });
  const statements = createStatements({ models, now, built, alsoLaid: offers.overlay });
  const pages =
    site &&
    (await createPages({
      ...site,
      overlay: statements.overlay,
      isLeftOut: offers.isLeftOut,
      refresh: async () => void (await Promise.all([statements.look(), offers.look()])),
      imageHost: settings.imageHost ?? '',
      ipLookupUrl: settings.ipLookupUrl,
    }));
  areaPages = overrides.areaPages ?? pages?.concern.caseTypes ?? {};
  const sessions = createSessions({
    models,
    secret: sessionSecret,
    now,
    lifetimes: settings.lifetimes,
    requireSecondFactor: settings.requireSecondFactor,
  });
  // The embedded store has one server; servers on a MongoDB share their news.
  const feed = isShared ? createSharedFeed({ models, now }) : createFeed();
  const leadCount = createLeadCount(models, now);
  feed.onNews(leadCount.forget);
  const firm =
    overrides.firm ??
    (async () => {
      if (!pages) throw new Error('Without pages nobody knows the firm');
      return { ...(await pages.firm()), ...(publicUrl && { origin: getOrigin(publicUrl) }) };
    });
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
    timeZone: settings.mail.timeZone,
    certificate: settings.agreementSeal,
    canMail: settings.mail.transport !== undefined,
    conflictCheck: settings.conflictCheck ?? 'require',
    conflictStanding:
      overrides.conflictStanding ?? ((leadId, question) => askAgain({ models, now, feed }, leadId, question)),
  });
  const forms = overrides.forms ?? (site ? readBuiltForms(site.distDir) : []);
  const keepsSteps = overrides.keepsSteps ?? pages?.keepsSteps ?? false;
  const witness = createWitness({ encryptionKey, now, forms, keepsSteps, publicUrl });
  const callPromise = createCallPromise({ models, timeZone: settings.mail.timeZone, now });
  const rules = createRuleBook({ models, now });
  const intake = createIntake({
    models,
    now,
    encryptionKey,
    formerKeys: formerEncryptionKeys,
    rules,
    witness,
    timeZone: settings.mail.timeZone,
  });
  // Earlier versions sealed some data with the session secret, which must still open.
  const secrets = [encryptionKey, ...formerEncryptionKeys, sessionSecret] as const;
  const archive = createSeal([encryptionKey, ...formerEncryptionKeys], 'erased people');
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
    statements,
    backups,
    trustedForm,
    networks: settings.networks,
    lookUp: overrides.lookUp,
    mail: settings.mail,
    texts: settings.texts,
    publicUrl: publicUrl && getOrigin(publicUrl),
    firm,
  });
  const isAnswering = createReadiness(connection, now);
  const testWrite = createWriteTest(models, now);
  let isOpen = false;
  let tellOpen = () => {};
  const opened = new Promise<void>((resolve) => {
    tellOpen = resolve;
  });
  const sessionCookie = createSessionCookie(publicUrl);
  const deps: Deps = {
    models,
    rules,
    witness,
    suppressed: createSuppressed({ models, now }),
    packetParts: (lead) => collectPacketParts(features, deps, lead),
    holdings: collectHoldings(features),
    remind: remindByMail(mail),
    nameSigners: (ids) => nameSigners({ models }, ids),
    trustedForm,
    timestampUrl: settings.timestampUrl,
    findSession: async (req) => {
      const token = sessionCookie.read(req);
      // A request that a page sends by itself, while nobody uses it, does not extend the session.
      return token ? sessions.find(token, { isUse: req.get('X-Unattended') === undefined }) : null;
    },
    agreements,
    sessions,
    devices: createDevices({ models, secret: sessionSecret, now }),
    passwords,
    // A link that opens an account goes only to a configured address; otherwise it is not sent.
    accountMail: overrides.accountMail ?? (publicUrl ? createAccountMail(mail) : noAccountMail),
    vault: createSeal(secrets, 'second factor'),
    sessionCookie,
    deviceCookie: createDeviceCookie(publicUrl),
    signingCookie: createSigningCookies(publicUrl),
    limits: createLimits({
      on: settings.limits,
      now: overrides.limitClock,
      shared: isShared ? createSharedCounts({ models, secret: sessionSecret, now }) : undefined,
    }),
    feed,
    admission: createAdmission(sessions),
    duplicates: createDuplicateCheck(models),
    consents,
    leadCount,
    callable: createCallable({ models, consents, now }),
    arrivals: createArrivals(models, now),
    intake,
    callPromise,
    interest,
    webhooks,
    mail,
    conversation,
    texts,
    statements,
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
    lull: intake.crowd.lull,
    onFailure: (kind, error) => failed(kind)(error),
  });
  const readiness = async () => ({ prepared: isOpen, database: await isAnswering() });
  const canWrite = async () => isOpen && (await testWrite());
  const leadReadiness = async () => ({ ...(await readiness()), 'can-write': await canWrite() });
  // Metrics cost a little per request, so collect them only if someone reads them.
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
  const traces = settings.traces && (await loadTraces(settings.traces));
  traces?.watch(connection);
  const app = createApp({
    ...deps,
    features,
    log,
    ...((metrics || traces) && {
      observe: (answered, res) => {
        metrics?.observe(answered);
        traces?.observe(answered, res);
      },
    }),
    ...(traces && { trace: traces.begin }),
    readiness,
    leadReadiness,
    opened: overrides.opened ?? opened,
    trustProxy: settings.trustProxy,
    imageHost: settings.imageHost,
    ipLookupUrl: settings.ipLookupUrl,
    pages:
      overrides.pages ??
      (pages && {
        handler: pages.handler,
        form: await pages.formPages(),
        concern: pages.concern,
        signing: pages.signing,
        strictContent: !site?.dev,
        frames: pages.frames,
        inlineScripts: pages.inlineScripts,
      }),
  });

  /** Connects to the database without changing it. */
  const connect = (database: Database): Promise<void> =>
    openDatabase(
      connection,
      { ...(traces && { monitorCommands: true }), onWait: failed('open-database'), ...database },
      isShared,
    );

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
          passwords,
          adminPassword,
          now,
          leftOut: overrides.leftOut ?? pages?.leftOut,
          alone: !isShared,
        }),
      );
      await untilAvailable(() => interest.look());
      await untilAvailable(() => callPromise.look());
      await untilAvailable(() => keepSnapshots({ models, witness, now }, forms));
      await untilAvailable(() => letGoOfAgreed(deps)).catch(failed('finish-erasures'));
      isOpen = true;
      tellOpen();
      return password;
    },

    /** Starts scheduled work. */
    async start(): Promise<void> {
      await untilAvailable(() => outbox.start());
      // Seal what a killed server left unsealed; waiting for the timed work's lease could take most of a minute.
      consents.sealSoon();
      interest.start();
    },

    /** Stops scheduled work and writes what is in memory; `serving` resolves when no request is running. */
    async stop(serving: () => Promise<unknown>): Promise<void> {
      feed.close();
      await serving();
      interest.close();
      await outbox.close();
      await texts.close();
      await reads.settle();
      if (connection.readyState === 1) await intake.caps.close();
      await mail.transport?.close();
      await pages?.close();
      await traces?.stop();
    },
  };
};

export type Parts = Awaited<ReturnType<typeof createParts>>;
