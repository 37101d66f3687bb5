import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createApp } from './app';
import { createSessions } from './auth/sessions';
import { createNewLeads } from './clients/new-leads';
import { createConnection, openConnection } from './db/connect';
import { startEmbeddedStore } from './db/embedded/start';
import { type Env, readEnv } from './env';
import { createModels } from './models';
import { createPages } from './pages';
import { prepareDatabase } from './prepare-database';
import { createLimits } from './rate-limits';
import { createLog } from './request-log';
import { readSessionSecret } from './session-secret';
import { stopServing } from './stop';

const say = (text: string) => process.stdout.write(`${text}\n`);

const fail = (error: unknown): never => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n\n`);
  process.exit(1);
};

const configuration = (): Env => {
  try {
    return readEnv();
  } catch (error) {
    return fail(error);
  }
};

const main = async () => {
  const env = configuration();
  const isProduction = env.NODE_ENV === 'production';
  const now = Date.now;

  const store = env.MONGODB_URI
    ? undefined
    : await startEmbeddedStore({ dir: env.DATA_DIR, onFailure: fail }).catch(fail);
  const connection = createConnection();
  const models = createModels(connection);
  const secret = env.SESSION_SECRET ?? (await readSessionSecret(env.DATA_DIR));

  const server = createServer();
  const pages = await createPages({
    distDir: fileURLToPath(new URL('../client', import.meta.url)),
    imageHost: env.IMAGE_HOST ?? '',
    ...(!isProduction && { dev: { server } }),
  });
  let ready = false;
  const app = createApp({
    models,
    sessions: createSessions({ models, secret, publicUrl: env.PUBLIC_URL, now }),
    limits: createLimits({ on: env.RATE_LIMITS === 'on' }),
    newLeads: createNewLeads(),
    now,
    log: createLog(),
    isReady: () => ready && connection.readyState === 1,
    trustProxy: env.TRUST_PROXY,
    publicUrl: env.PUBLIC_URL,
    imageHost: env.IMAGE_HOST,
    ipLookupUrl: env.IP_LOOKUP_URL,
    pages: {
      handler: pages.handler,
      form: await pages.formPages(),
      strictContent: isProduction,
      frames: pages.frames,
    },
  });
  // A slow sender is cut: its headers have 15 seconds, its whole request has 30.
  Object.assign(server, { headersTimeout: 15_000, requestTimeout: 30_000 });
  server.on('request', app);
  server.once('error', (error: NodeJS.ErrnoException) =>
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${env.PORT} is taken. Stop the other program or choose another port: PORT=3001 npm start`
        : error,
    ),
  );
  await new Promise<void>((resolve) => server.listen(env.PORT, env.HOST, resolve));

  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    if (!isProduction) process.exit(0);
    await stopServing(server);
    await pages.close();
    await connection.close();
    await store?.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);

  await openConnection(connection, store?.uri ?? env.MONGODB_URI!, store && 'lantern').catch(fail);
  const password = await prepareDatabase(models, { adminPassword: env.ADMIN_PASSWORD, now });
  ready = true;

  const { port } = server.address() as AddressInfo;
  const host = env.HOST === '0.0.0.0' || env.HOST === '::' ? 'localhost' : env.HOST;
  say(`\nLantern is ready: ${env.PUBLIC_URL ?? `http://${host}:${port}`}`);
  say(`  data:      ${store ? `embedded store in ${env.DATA_DIR}` : 'MongoDB'}`);
  if (password) {
    say(
      `  sign in:   /login   user name: admin   password: ${env.ADMIN_PASSWORD ? '(your ADMIN_PASSWORD)' : password}`,
    );
    if (!env.ADMIN_PASSWORD) say('             (shown this once; change it under My account)');
  }
  if (env.RATE_LIMITS === 'off')
    say('  WARNING:   RATE_LIMITS=off. Anyone may try passwords and send leads without end.');
  say('');
};

void main().catch(fail);
