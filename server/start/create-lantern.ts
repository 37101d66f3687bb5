import { fileURLToPath } from 'node:url';
import { createApp } from '../app';
import { noAccountMail } from '../auth/account-mail';
import { createDevices } from '../auth/devices/devices';
import { createDeviceCookie, createSessionCookie } from '../auth/session-cookie';
import { createSessions } from '../auth/sessions';
import { createLeadCount } from '../clients/lead-count';
import { createConsents } from '../consents/consents';
import { createSigner } from '../consents/signing-key';
import { createConnection, databaseOf, openConnection, untilAvailable } from '../db/connect';
import { refuseMisplaced } from '../db/misplaced';
import { createAdmission } from '../feed/admission';
import { createFeed } from '../feed/feed';
import { createSharedFeed } from '../feed/other-servers';
import { createLog, describeFailure } from '../http/request-log';
import { createIntake } from '../intake/create-intake';
import { createDuplicateCheck } from '../intake/flag-duplicates';
import { createLimits } from '../limits/rate-limits';
import { createAccountMail } from '../mail/account-mail';
import { createModels } from '../models';
import { createPages } from '../pages/create-pages';
import { createReadLog } from '../privacy/read-log';
import { createArrivals } from '../reports/arrivals';
import { createSeal } from '../seal';
import { readRegister } from '../statements/built-register';
import { createStatements } from '../statements/create-statements';
import { readConsentKey } from './consent-key';
import type { Env } from './env';
import { readLeadSeal } from './field-keys';
import type { HttpServer } from './http-server';
import { createLater } from './later';
import { mailSettings } from './mail-settings';
import { prepareDatabase } from './prepare-database';
import { createReadiness } from './readiness';
import { stopServing } from './stop';

const originOf = (url: string) => url.replace(/\/+$/, '');

type Secrets = {
  /** Signs the sessions. */
  secret: string;
  /** Seals what nobody reads in a copy of the database: secrets, links, what is kept of people who are no leads. */
  encryptionKey: string;
};

/** Puts the whole application onto a server; `open` connects it to its database. */
export const createLantern = async (env: Env, { secret, encryptionKey }: Secrets, server: HttpServer) => {
  const isProduction = env.NODE_ENV === 'production';
  const now = Date.now;
  const connection = createConnection();
  const models = createModels(connection, await readLeadSeal(env));
  const distDir = fileURLToPath(new URL('../client', import.meta.url));
  const statements = createStatements({ models, now, built: readRegister(distDir) });
  const pages = await createPages({
    distDir,
    overlay: statements.overlay,
    refresh: statements.look,
    imageHost: env.IMAGE_HOST ?? '',
    ipLookupUrl: env.IP_LOOKUP_URL,
    ...(!isProduction && { dev: { server } }),
  });
  const minute = 60_000;
  const lifetimes = { idle: env.SESSION_IDLE_MINUTES * minute, absolute: env.SESSION_HOURS * 60 * minute };
  const sessions = createSessions({
    models,
    secret,
    now,
    lifetimes,
    requireSecondFactor: env.REQUIRE_SECOND_FACTOR === 'admins',
  });
  // The embedded store has one server; those of a MongoDB tell each other.
  const feed = env.MONGODB_URI ? createSharedFeed({ models, now }) : createFeed();
  const leadCount = createLeadCount(models);
  const arrivals = createArrivals(models, now);
  feed.onNews(leadCount.forget);
  const consents = createConsents({
    models,
    signer: createSigner(await readConsentKey(env, secret)),
    now,
  });
  const intake = createIntake({ models, now, encryptionKey });
  // Earlier versions sealed some of it with the sessions' secret: that still opens.
  const secrets = [encryptionKey, secret] as const;
  const archive = createSeal([encryptionKey], 'erased people');
  const reads = createReadLog({ models, now });
  const log = createLog();
  const later = createLater({
    models,
    leadCount,
    intake,
    archive,
    feed,
    now,
    consents,
    secrets,
    statements,
    timestampUrl: env.TIMESTAMP_URL,
    networks: env.WEBHOOK_NETWORKS,
    mail: mailSettings(env),
    firm: async () => ({
      ...(await pages.firm()),
      ...(env.PUBLIC_URL && { origin: originOf(env.PUBLIC_URL) }),
    }),
    onFailure: (kind, error) => log({ work: kind, ...describeFailure(error) }),
  });
  const isAnswering = createReadiness(connection);
  let isOpen = false;
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const app = createApp({
    models,
    sessions,
    devices: createDevices({ models, secret, now }),
    // A link that opens an account leads to an address that was set, or is not sent.
    accountMail: env.PUBLIC_URL ? createAccountMail(later.mail) : noAccountMail,
    vault: createSeal(secrets, 'second factor'),
    sessionCookie: createSessionCookie(env.PUBLIC_URL),
    deviceCookie: createDeviceCookie(env.PUBLIC_URL),
    limits: createLimits({ on: env.RATE_LIMITS === 'on' }),
    feed,
    admission: createAdmission(sessions),
    duplicates: createDuplicateCheck(models),
    consents,
    leadCount,
    arrivals,
    intake,
    interest: later.interest,
    webhooks: later.webhooks,
    mail: later.mail,
    statements,
    archive,
    reads,
    now,
    log,
    isReady: async () => isOpen && (await isAnswering()),
    opened,
    trustProxy: env.TRUST_PROXY,
    publicUrl: env.PUBLIC_URL,
    imageHost: env.IMAGE_HOST,
    ipLookupUrl: env.IP_LOOKUP_URL,
    pages: {
      handler: pages.handler,
      form: await pages.formPages(),
      concern: pages.concern,
      strictContent: isProduction,
      frames: pages.frames,
      inlineScripts: pages.inlineScripts,
    },
  });
  server.on('request', app);

  return {
    /** Connects to the database and gives a new one what it needs; answers a new administrator's password. */
    async open(uri: string) {
      await openConnection(connection, { uri });
      if (env.MONGODB_URI && !databaseOf(uri)) await refuseMisplaced(connection);
      const { ADMIN_PASSWORD: adminPassword } = env;
      const settings = { connection, models, adminPassword, now, alone: !env.MONGODB_URI };
      const password = await untilAvailable(() => prepareDatabase(settings));
      await untilAvailable(() => later.outbox.start());
      // What a killed server left unsealed; under the timed work's lease it could wait for most of a minute.
      consents.sealSoon();
      later.interest.start();
      isOpen = true;
      open();
      return password;
    },
    async close() {
      feed.close();
      await stopServing(server);
      later.interest.close();
      await later.outbox.close();
      await reads.settle();
      await intake.caps.close();
      await later.mail.transport?.close();
      await pages.close();
      await connection.close();
    },
  };
};
