import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type EmbeddedStore, endWithoutStore, startEmbeddedStore } from '../db/embedded/start';
import { createLog, describeFailure } from '../http/log';
import { type Env, readEnv } from './env';
import { HttpServer } from './http-server';
import { stopServing } from './stop';

const say = (text: string) => process.stdout.write(`${text}\n`);

// A line that cannot be written, on a full disk or to a reader that went away, is lost; the server goes on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const log = createLog();

// Node would print the error with its message, which can hold a person's data.
process.on('uncaughtException', (error) => {
  log({ work: 'crash', ...describeFailure(error) });
  process.exit(1);
});

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

const sayReady = (env: Env, port: number, password: string | undefined) => {
  const host = env.HOST === '0.0.0.0' || env.HOST === '::' ? 'localhost' : env.HOST;
  say(`\nLantern is ready: ${env.PUBLIC_URL ?? `http://${host}:${port}`}`);
  say(`  data:      ${env.MONGODB_URI ? 'MongoDB' : `embedded store in ${env.DATA_DIR}`}`);
  if (password) {
    const shown = env.ADMIN_PASSWORD ? '(your ADMIN_PASSWORD)' : password;
    say(`  sign in:   /login   user name: admin   password: ${shown}`);
    if (!env.ADMIN_PASSWORD) say('             (shown this once; you choose your own at the first sign-in)');
  }
  if (env.RATE_LIMITS === 'off')
    say('  WARNING:   RATE_LIMITS=off. Anyone may try passwords and send leads without end.');
  say('');
};

const warnOfDamage = (damage: readonly string[]) => {
  if (damage.length === 0) return;
  process.stderr.write(
    `\nThe data file is damaged. Put back a backup, or save what is whole: npm run salvage -- NEW_FOLDER\n  ${damage.join('\n  ')}\n\n`,
  );
};

const main = async () => {
  const env = configuration();
  let damage: readonly string[] = [];
  // The store opens in its own thread while this one reads the rest of the program.
  const opening = env.MONGODB_URI
    ? undefined
    : startEmbeddedStore({
        dir: env.DATA_DIR,
        onFailure: endWithoutStore,
        onProgress: say,
        onChecked: (found) => {
          damage = found;
          warnOfDamage(found);
        },
      }).catch(fail);
  const [{ createParts }, { settingsOf }] = await Promise.all([
    import('./create-parts'),
    import('./settings'),
  ]);
  const server = new HttpServer();
  const distDir = fileURLToPath(new URL('../client', import.meta.url));
  const isProduction = env.NODE_ENV === 'production';
  const settings = await settingsOf(env, say);
  const site = { distDir, ...(!isProduction && { dev: { server } }) };
  const parts = await createParts({ ...settings, site, damage: () => damage }, { log });
  server.on('request', parts.app);
  server.once('error', (error: NodeJS.ErrnoException) =>
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${env.PORT} is taken. Stop the other program or choose another port: PORT=3001 npm start`
        : error,
    ),
  );
  await new Promise<void>((resolve) => server.listen(env.PORT, env.HOST, resolve));
  if (parts.metrics)
    parts.metrics
      .server()
      .once('error', () => fail(`METRICS_PORT ${env.METRICS_PORT} is taken. Choose another one.`))
      .listen(env.METRICS_PORT, env.METRICS_HOST);

  let store: EmbeddedStore | undefined;
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    if (!isProduction) process.exit(0);
    // Nothing that was acknowledged depends on a clean end, and whoever stops us kills us after ten seconds.
    setTimeout(() => process.exit(0), 9800).unref();
    await parts.stop(() => stopServing(server));
    await parts.connection.close();
    await store?.close(); // one that is still opening has taken nothing in yet, and ends with the process
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'] as const) process.on(signal, stop);

  store = await opening;
  const password = await parts.open({ uri: store?.uri ?? env.MONGODB_URI! }).catch(fail);
  await parts.start().catch(fail);
  sayReady(env, (server.address() as AddressInfo).port, password);
};

void main().catch(fail);
