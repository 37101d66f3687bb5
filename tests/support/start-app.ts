import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createPasswords } from '../../server/people/auth/password';
import { deriveSigningKey } from '../../server/proof/signing-key';
import { createParts, type Settings } from '../../server/start/create-parts';
import type { Role } from '../../shared/schemas/user';
import { firm } from './browser/firm';
import { builtForm } from './built-form';
import { type Caller, caller, patiently } from './caller';
import { make } from './make';
import { getSeal } from './sealed';
import { asProduct, noteQueries } from './store/queries';
import { takeDatabase } from './store/reused-database';
import { testStoreUri } from './store/test-server';

type Options = Partial<Settings> & {
  /** Keep the first administrator's generated password, which must be changed at the first sign-in. */
  shownPassword?: boolean;
  /** An existing database that stays: of another application, for two servers of one product. */
  dbName?: string;
  /** Its port, if that is free. */
  port?: number | undefined;
  /** A server around the product, with more than that. */
  around?: (answer: RequestListener) => RequestListener;
  /** A different server than the run's. */
  mongoUri?: string;
};

/** The site of the last build. */
export const builtSite = { distDir: fileURLToPath(new URL('../../dist/client', import.meta.url)) };

/** No mail server: nothing is sent. */
export const noMail = {
  from: '',
  staff: '',
  staffMode: 'each' as const,
  staffHour: 7,
  quietHours: '',
};

/** Cheap hashes: tests sign in thousands of times, and nobody attacks their passwords. */
const passwords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Derived once: a key costs as much as the rest of a small test. */
export const consentKey = deriveSigningKey('a signing key for tests');

/** `TEST_ENCRYPT_FIELDS=all` runs every test with all possible fields encrypted. */
const usualSeal = process.env.TEST_ENCRYPT_FIELDS ? getSeal() : undefined;

/** The settings of a server without any surroundings. */
export const plainSettings: Settings = {
  sessionSecret: 'x'.repeat(32),
  encryptionKey: 'e'.repeat(32),
  consentKey,
  leadSeal: usualSeal,
  isShared: false,
  limits: false,
  trustProxy: false,
  mail: noMail,
};

/** Provide forms even without a build, so that a test can request a token like ours. */
const testForms = ({ site }: Options) => (site ? {} : { forms: [builtForm] });

/** Without indexes or encrypted fields of its own, an app may have the database of one that ended. */
const isUsual = ({ mongoUri, isShared, features, leadSeal = usualSeal }: Options) =>
  !(mongoUri || isShared || features || leadSeal);

/** A complete server on a free port with an empty database; `await using` ends it. */
export const startApp = async (options: Options = {}) => {
  const database = options.dbName ? undefined : takeDatabase(isUsual(options));
  const dbName = options.dbName ?? database!.dbName;
  const chosen = options.shownPassword ? undefined : 'correct horse battery';
  const logged: Record<string, unknown>[] = [];
  const parts = await createParts({
    ...plainSettings,
    adminPassword: chosen,
    log: (event) => logged.push(event),
    firm: async () => firm,
    passwords,
    ...testForms(options),
    ...options,
  });
  database?.watch(parts.connection);
  if (database?.isPrepared) parts.models.createIndexes = async () => {};
  const newPassword = await parts.open({
    uri: options.mongoUri ?? testStoreUri(),
    dbName,
    monitorCommands: true,
  });
  const adminPassword = newPassword ?? chosen!;
  if (process.env.TEST_QUERIES) noteQueries(parts.connection, process.env.TEST_QUERIES);
  const { around = (answer) => answer } = options;
  const server = createServer(around((req, res) => asProduct(() => parts.app(req, res))));
  const listen = async (port = 0) => once(server.listen(port, '127.0.0.1'), 'listening');
  await listen(options.port).catch(() => listen());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const anyone = caller(url);

  const signIn = async (username: string, password: string): Promise<Caller> => {
    const answer = await patiently(() => anyone.post('/api/auth/login', { username, password }));
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
    ...parts,
    outbox: { ...parts.outbox, run: () => asProduct(parts.outbox.run) },
    url,
    dbName,
    logged,
    anyone,
    adminPassword,
    signIn,
    signInAsAdmin: () => signIn('admin', adminPassword),
    /** A new user with a role. */
    signInAs,
    /** A signed-in user without admin rights. */
    signInAsUser: () => signInAs('user'),
    /** Remembers what is stored, and returns how to come back to that. */
    keep: async () => database!.keep(parts.connection),
    async [Symbol.asyncDispose]() {
      await parts.stop(() => {
        server.closeAllConnections();
        return new Promise((resolve) => server.close(resolve));
      });
      if (parts.connection.readyState === 1) await database?.giveBack(parts.connection);
      await parts.connection.close();
    },
  };
};

export type TestApp = Awaited<ReturnType<typeof startApp>>;
