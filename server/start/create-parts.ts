import type { KeyObject } from 'node:crypto';
import type { Server } from 'node:http';
import { askAgain } from '../agreements/conflicts/ask-again';
import {
  type ConflictQuestion,
  type ConflictStanding,
  createAgreements,
} from '../agreements/create-agreements';
import { agreementsInPacket, checksInPacket, scansInPacket } from '../agreements/packet-parts';
import type { SealCertificate } from '../agreements/pdf/seal-certificate';
import { type AppOptions, createApp } from '../app';
import { createCallable } from '../contact/callable';
import { createSuppressed } from '../contact/suppressed';
import { createConnection, databaseOf, openConnection, untilAvailable } from '../core/db/connect';
import { refuseMisplaced } from '../core/db/misplaced';
import type { LookUp } from '../core/endpoints/post';
import type { PrivateNetworks } from '../core/endpoints/public-address';
import { createFeed } from '../core/feed/feed';
import { createSharedFeed } from '../core/feed/other-servers';
import { createLog, describeFailure, type Log } from '../core/http/log';
import { createLimits } from '../core/limits/rate-limits';
import { createSeal } from '../core/seal';
import { createArrivals } from '../desk/reports/arrivals';
import { createIntake } from '../intake/create-intake';
import { createDuplicateCheck } from '../intake/flag-duplicates';
import { createLeadCount } from '../leads/lead-count';
import type { LeadSeal } from '../leads/store/sealed/lead-seal';
import { createAccountMail } from '../messages/mail/account-mail';
import type { MailSettings } from '../messages/mail/mail';
import { createModels, type Models } from '../models';
import { type BackupSettings, createBackups } from '../operations/archive/backups';
import { refuseUnfinished } from '../operations/archive/unfinished';
import type { Deps } from '../operations/deps';
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
import { createLater } from './later';
import { prepareDatabase } from './prepare-database';
import { createReadiness } from './readiness';

/** What the product is told once: by the environment (`settings.ts`), by a test, by a command. */
export type Settings = {
  /** Signs the sessions. */
  sessionSecret: string;
  /** Seals what nobody reads in a copy of the database: secrets, links, what is kept of people who are no leads. */
  encryptionKey: string;
  /** Keys that the one above has taken the place of: what they sealed opens. */
  formerEncryptionKeys?: readonly string[];
  /** Throws a sentence where a key is not the one that the data was made with. */
  checkKeys?: (models: Models) => Promise<void>;
  /** Signs the ledger of consents. */
  consentKey: KeyObject;
  /** The key that signed before, while it is changed. */
  consentKeyBefore?: KeyObject | undefined;
  /** How sensitive fields of leads are encrypted; without it they never were. */
  leadSeal?: LeadSeal | undefined;
  /** The database has, or may have, other servers than this one. */
  isShared: boolean;
  adminPassword?: string | undefined;
  /** Whether callers are limited at all. */
  limits: boolean;
  /** How long a session lives, in milliseconds. */
  lifetimes?: Lifetimes | undefined;
  requireSecondFactor?: boolean;
  trustProxy: boolean | number | string;
  /** The site's own address. */
  publicUrl?: string | undefined;
  imageHost?: string | undefined;
  /** Where the form asks for a visitor's address; this server when undefined. */
  ipLookupUrl?: string | undefined;
  mail: MailSettings;
  /** Networks that are not public and may get webhooks all the same. */
  networks?: PrivateNetworks;
  /** A service that stamps heads of the ledger (RFC 3161). */
  timestampUrl?: string | undefined;
  /** What seals agreements; made at first use where the firm has set none. */
  agreementSeal?: SealCertificate | undefined;
  /** Whether an agreement waits for a conflict check; it does unless the firm chose a warning. */
  conflictCheck?: 'require' | 'warn';
  /** Whether figures of the running server are kept. */
  metrics?: boolean;
  /** Where traces go; none are made without. */
  traces?: TraceSettings | undefined;
  /** The folder that the server writes to. */
  dataDir?: string | undefined;
  /** What the embedded store's check of all its data found last, a sentence each. */
  damage?: (() => readonly string[]) | undefined;
  /** The firm's key for TrustedForm, with which vendors' certificates are retained. */
  trustedFormKey?: string | undefined;
  /** How backups are made by the clock; none without. */
  backup?: BackupSettings | undefined;
  /** The built `dist/client`, and in development the server through which Vite talks to the browser; without it only the API is served. */
  site?: { distDir: string; dev?: { server: Server } };
};

/** What a test hands in instead of what the product makes. */
export type Overrides = {
  now?: () => number;
  /** What limits take the time from. */
  limitClock?: () => number;
  log?: Log;
  accountMail?: AccountMail;
  passwords?: Passwords;
  /** What the build says of the register of statements. */
  built?: BuiltRegister;
  /** The paths of the pages of practice areas, each with its case type. */
  areaPages?: Readonly<Record<string, string>>;
  /** Case types that a new database begins without. */
  leftOut?: readonly string[];
  /** The forms that the build serves. */
  forms?: readonly BuiltForm[];
  /** Whether the firm keeps how its form is filled in. */
  keepsSteps?: boolean;
  /** Mounted last, in the place of the built pages. */
  pages?: AppOptions['pages'];
  firm?: Parameters<typeof createLater>[0]['firm'];
  /** How a receiver's name becomes addresses. */
  lookUp?: LookUp;
  /** What conflict checks say of a lead. */
  conflictStanding?: (leadId: string, asked: ConflictQuestion) => Promise<ConflictStanding>;
  /** A stand-in for where certificates are kept. */
  trustedFormUrl?: string;
  /** When the database is open, as a store that takes a while says it. */
  opened?: Promise<void>;
};

const originOf = (url: string) => url.replace(/\/+$/, '');

type Database = {
  uri: string;
  /** The database, where the address names none. */
  dbName?: string;
  monitorCommands?: boolean;
};

/** The packages are optional, and large: they are loaded where somebody asks for traces. */
const loadTraces = async (settings: TraceSettings) => {
  const traces = await import('../operations/traces').catch(() => {
    throw new Error(
      'OTEL_EXPORTER_OTLP_ENDPOINT is set, and the packages that make traces are not installed. Install them: npm ci --include=optional',
    );
  });
  return traces.createTraces(settings);
};

/** Puts the whole product together, for the server, its commands and its tests alike; nothing runs before `open`. */
export const createParts = async (settings: Settings, overrides: Overrides = {}) => {
  const { sessionSecret, encryptionKey, formerEncryptionKeys = [], isShared, publicUrl, site } = settings;
  const { now = Date.now, log = createLog(), passwords = createPasswords() } = overrides;
  const failed = (work: string) => (error: unknown) => log({ work, ...describeFailure(error) });
  const connection = createConnection();
  const models = createModels(connection, settings.leadSeal);
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
  // The embedded store has one server; those of a MongoDB tell each other.
  const feed = isShared ? createSharedFeed({ models, now }) : createFeed();
  const leadCount = createLeadCount(models, now);
  feed.onNews(leadCount.forget);
  const firm =
    overrides.firm ??
    (async () => {
      if (!pages) throw new Error('Without pages nobody knows the firm');
      return { ...(await pages.firm()), ...(publicUrl && { origin: originOf(publicUrl) }) };
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
      overrides.conflictStanding ?? ((leadId, asked) => askAgain({ models, now, feed }, leadId, asked)),
  });
  const forms = overrides.forms ?? (site ? readBuiltForms(site.distDir) : []);
  const keepsSteps = overrides.keepsSteps ?? pages?.keepsSteps ?? false;
  const witness = createWitness({ encryptionKey, now, forms, keepsSteps, publicUrl });
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
  // Earlier versions sealed some of it with the sessions' secret: that still opens.
  const secrets = [encryptionKey, ...formerEncryptionKeys, sessionSecret] as const;
  const archive = createSeal([encryptionKey, ...formerEncryptionKeys], 'erased people');
  const reads = createReadLog({ models, now });
  const backups = createBackups({ models, now, settings: settings.backup });
  const later = createLater({
    models,
    agreements,
    leadCount,
    intake,
    archive,
    feed,
    now,
    consents,
    secrets,
    statements,
    backups,
    timestampUrl: settings.timestampUrl,
    trustedForm:
      settings.trustedFormKey === undefined
        ? undefined
        : createTrustedForm(settings.trustedFormKey, overrides.trustedFormUrl),
    networks: settings.networks,
    lookUp: overrides.lookUp,
    mail: settings.mail,
    firm,
    onFailure: (kind, error) => failed(kind)(error),
  });
  const isAnswering = createReadiness(connection, now);
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
    packetParts: (lead) =>
      Promise.all([checksInPacket, agreementsInPacket, scansInPacket].map((part) => part(deps, lead))),
    findSession: async (req) => {
      const token = sessionCookie.read(req);
      // A request that a page makes by itself, while nobody uses it, does not keep the session alive.
      return token ? sessions.find(token, { isUse: req.get('X-Unattended') === undefined }) : null;
    },
    agreements,
    sessions,
    devices: createDevices({ models, secret: sessionSecret, now }),
    passwords,
    // A link that opens an account leads to an address that was set, or is not sent.
    accountMail: overrides.accountMail ?? (publicUrl ? createAccountMail(later.mail) : noAccountMail),
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
    interest: later.interest,
    webhooks: later.webhooks,
    mail: later.mail,
    statements,
    offers,
    archive,
    reads,
    backups,
    status: createStatus({
      models,
      connection,
      now,
      // Several processes may share an embedded store as well, which has a folder of this machine.
      isShared: isShared && settings.dataDir === undefined,
      dataDir: settings.dataDir,
      damage: settings.damage,
      backups,
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
  const readiness = async () => ({ prepared: isOpen, database: await isAnswering() });
  // Figures cost a little at each request, and are kept where somebody reads them.
  const metrics = settings.metrics
    ? (await import('../operations/metrics/metrics')).createMetrics({
        models,
        connection,
        arrived: intake.tally,
        readiness,
        backups,
        dataDir: settings.dataDir,
        now,
      })
    : undefined;
  const traces = settings.traces && (await loadTraces(settings.traces));
  traces?.watch(connection);
  const app = createApp({
    ...deps,
    log,
    ...((metrics || traces) && {
      observe: (answered, res) => {
        metrics?.observe(answered);
        traces?.observe(answered, res);
      },
    }),
    ...(traces && { trace: traces.begin }),
    readiness,
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

  /** Connects to the database, and leaves it as it is. */
  const connect = async ({ uri, ...options }: Database): Promise<void> => {
    await openConnection(connection, { uri, ...(traces && { monitorCommands: true }), ...options });
    if (isShared) await refuseUnfinished(connection.db!);
    if (isShared && !options.dbName && !databaseOf(uri)) await refuseMisplaced(connection);
  };

  return {
    ...deps,
    app,
    connection,
    outbox: later.outbox,
    metrics,

    connect,

    /** Throws a sentence where a key is not the one that the data was made with. */
    checkKeys: async () => settings.checkKeys?.(models),

    /** Connects to the database and gives a new one what it needs; answers a new administrator's password. */
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
      await untilAvailable(() => later.interest.look());
      await untilAvailable(() => keepSnapshots({ models, witness, now }, forms));
      await untilAvailable(() => letGoOfAgreed(deps)).catch(failed('finish-erasures'));
      isOpen = true;
      tellOpen();
      return password;
    },

    /** Begins with what happens by the clock. */
    async start(): Promise<void> {
      await untilAvailable(() => later.outbox.start());
      // What a killed server left unsealed; under the timed work's lease it could wait for most of a minute.
      consents.sealSoon();
      later.interest.start();
    },

    /** Ends what runs by the clock and writes what is held in memory; `serving` ends when no request is under way. */
    async stop(serving: () => Promise<unknown>): Promise<void> {
      feed.close();
      await serving();
      later.interest.close();
      await later.outbox.close();
      await reads.settle();
      if (connection.readyState === 1) await intake.caps.close();
      await later.mail.transport?.close();
      await pages?.close();
      await traces?.stop();
    },
  };
};

export type Parts = Awaited<ReturnType<typeof createParts>>;
