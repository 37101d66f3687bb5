import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inject } from 'vitest';
import { createApp } from '../../server/app';
import type { AccountMail } from '../../server/auth/account-mail';
import { createDevices } from '../../server/auth/devices/devices';
import { createDeviceCookie, createSessionCookie } from '../../server/auth/session-cookie';
import { createSessions, type Lifetimes } from '../../server/auth/sessions';
import { createLeadCount } from '../../server/clients/lead-count';
import { createConsents } from '../../server/consents/consents';
import { createSigner, deriveSigningKey } from '../../server/consents/signing-key';
import { createConnection, openConnection } from '../../server/db/connect';
import { createAdmission } from '../../server/feed/admission';
import { createFeed } from '../../server/feed/feed';
import { createIntake } from '../../server/intake/create-intake';
import { createDuplicateCheck } from '../../server/intake/flag-duplicates';
import { createLimits } from '../../server/limits/rate-limits';
import { createAccountMail } from '../../server/mail/account-mail';
import { createModels } from '../../server/models';
import { createReadLog } from '../../server/privacy/read-log';
import { createArrivals } from '../../server/reports/arrivals';
import { createSeal } from '../../server/seal';
import { createLater } from '../../server/start/later';
import { prepareDatabase } from '../../server/start/prepare-database';
import { type BuiltRegister, noRegister } from '../../server/statements/built-register';
import { createStatements } from '../../server/statements/create-statements';
import type { Role } from '../../shared/schemas/user';
import { firm } from './browser/firm';
import { type Caller, caller } from './caller';
import { make } from './make';
import { sealOf } from './sealed';

type Options = {
  limits?: boolean;
  /** What limits take the time from. */
  limitClock?: () => number;
  now?: () => number;
  publicUrl?: string;
  lifetimes?: Lifetimes;
  requireSecondFactor?: boolean;
  /** Where mail about accounts goes; into the outbox unless said, where mail is set up. */
  accountMail?: AccountMail;
  /** The first administrator's password as the program makes it: to be changed at the first sign-in. */
  shownPassword?: boolean;
  trustProxy?: boolean | number | string;
  ipLookupUrl?: string;
  /** What happens later, as a test wants it. */
  later?: Partial<Parameters<typeof createLater>[0]>;
  /** How sensitive fields are encrypted. */
  leadSeal?: Parameters<typeof createModels>[1];
  /** A database that is there, and stays: of another application, for two servers of one product. */
  dbName?: string;
  /** Another server than that of the test run. */
  mongoUri?: string;
  /** When the database is open, as a store that takes a while says it. */
  opened?: Promise<void>;
  /** What the build says of the register of statements. */
  built?: BuiltRegister;
  /** Mounted last; without it only the API is served. */
  pages?: Parameters<typeof createApp>[0]['pages'];
};

/** No mail server: nothing is sent. */
export const noMail = {
  from: '',
  staff: '',
  staffMode: 'each' as const,
  quietHours: '',
  timeZone: 'UTC',
};

/** `TEST_ENCRYPT_FIELDS=all`: every test with everything encrypted that can be. */
const usualSeal = process.env.TEST_ENCRYPT_FIELDS ? sealOf() : undefined;

/** A whole server on a free port with a new database; `await using` ends it and drops the database. */
export const startApp = async (options: Options = {}) => {
  const now = options.now ?? Date.now;
  const connection = createConnection();
  const models = createModels(connection, 'leadSeal' in options ? options.leadSeal : usualSeal);
  const dbName = options.dbName ?? `test_${randomBytes(6).toString('hex')}`;
  await openConnection(connection, {
    uri: options.mongoUri ?? inject('mongoUri'),
    dbName,
    monitorCommands: true,
  });
  const chosen = options.shownPassword ? undefined : 'correct horse battery';
  const adminPassword =
    (await prepareDatabase({ connection, models, adminPassword: chosen, now })) ?? chosen!;
  const secret = 'x'.repeat(32);
  const sessions = createSessions({
    models,
    secret,
    now,
    lifetimes: options.lifetimes,
    requireSecondFactor: options.requireSecondFactor,
  });
  const feed = createFeed();
  const leadCount = createLeadCount(models);
  const arrivals = createArrivals(models, now);
  const signer = createSigner(deriveSigningKey('a signing key for tests'));
  const consents = createConsents({ models, signer, now });
  const intake = createIntake({ models, now, encryptionKey: 'e'.repeat(32) });
  const archive = createSeal(['e'.repeat(32)], 'erased people');
  const reads = createReadLog({ models, now });
  const statements = createStatements({ models, now, built: options.built ?? noRegister });
  const later = createLater({
    models,
    leadCount,
    intake,
    archive,
    consents,
    feed,
    now,
    secrets: ['e'.repeat(32)],
    mail: noMail,
    firm: async () => firm,
    statements,
    ...options.later,
  });
  await later.interest.look();
  const logged: Record<string, unknown>[] = [];
  const app = createApp({
    models,
    sessions,
    devices: createDevices({ models, secret, now }),
    accountMail: options.accountMail ?? createAccountMail(later.mail),
    vault: createSeal(['e'.repeat(32)], 'second factor'),
    sessionCookie: createSessionCookie(options.publicUrl),
    deviceCookie: createDeviceCookie(options.publicUrl),
    limits: createLimits({ on: options.limits ?? false, now: options.limitClock }),
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
    log: (event) => logged.push(event),
    isReady: () => connection.readyState === 1,
    opened: options.opened,
    trustProxy: options.trustProxy ?? false,
    publicUrl: options.publicUrl,
    ipLookupUrl: options.ipLookupUrl,
    pages: options.pages,
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const anyone = caller(url);

  const signIn = async (username: string, password: string): Promise<Caller> => {
    const answer = await anyone.post('/api/auth/login', { username, password });
    if (answer.status !== 200) throw new Error(`Sign-in answered ${answer.status}`);
    return caller(url, { cookie: answer.headers.get('set-cookie')!.split(';')[0]! });
  };

  const signInAs = async (role: Role) => {
    const admin = await signIn('admin', adminPassword);
    const person = make.user({ role, email: `${randomUUID()}@example.com` });
    await admin.post('/api/users', person);
    return signIn(person.email, person.password);
  };

  return {
    url,
    dbName,
    models,
    connection,
    consents,
    statements,
    signer,
    feed,
    /** Does what happens later, now. */
    outbox: later.outbox,
    interest: later.interest,
    /** What it takes to look after what is held of people. */
    people: { leadCount, intake, archive },
    /** Who opened which lead. */
    reads,
    logged,
    anyone,
    adminPassword,
    signIn,
    signInAsAdmin: () => signIn('admin', adminPassword),
    /** A new person with a role. */
    signInAs,
    /** A signed-in person without admin rights. */
    signInAsUser: () => signInAs('user'),
    async [Symbol.asyncDispose]() {
      await reads.settle();
      if (connection.readyState === 1) await intake.caps.close();
      await later.mail.transport?.close();
      feed.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (connection.readyState === 1 && !options.dbName) await connection.dropDatabase();
      await connection.close();
    },
  };
};

export type TestApp = Awaited<ReturnType<typeof startApp>>;
