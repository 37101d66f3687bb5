import { execFile } from 'node:child_process';
import { createLog, describeFailure } from '../core/http/log';
import { describeError } from '../db/embedded/disk/file-errors';
import { endWithoutStore, startEmbeddedStore } from '../db/embedded/start';
import { type Env, presentNames, readEnv } from './env';
import { serve } from './serve';
import { describeUnknown } from './unknown-settings';
import { warnOfDamage } from './warn-of-damage';

const say = (text: string) => process.stdout.write(`${text}\n`);

// Drop lines that cannot be written, on a full disk or to a closed reader; the server goes on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const log = createLog();

// Node would print the error's message, which can contain personal data.
process.on('uncaughtException', (error) => {
  log({ work: 'crash', ...describeFailure(error) });
  process.exit(1);
});

const fail = (error: unknown): never => {
  process.stderr.write(`\n${describeError(error)}\n\n`);
  process.exit(1);
};

const configuration = (): Env => {
  for (const { says, todo } of describeUnknown(presentNames(), 'the environment'))
    process.stderr.write(`WARNING: ${says} ${todo}\n`);
  try {
    return readEnv();
  } catch (error) {
    return fail(error);
  }
};

const sayReady = (env: Env, port: number, password: string | undefined) => {
  const host = env.HOST === '0.0.0.0' || env.HOST === '::' ? 'localhost' : env.HOST;
  say(`Lantern is ready: ${env.PUBLIC_URL ?? `http://${host}:${port}`}`);
  say(`  data:      ${env.MONGODB_URI ? 'MongoDB' : `embedded store in ${env.DATA_DIR}`}`);
  if (password) {
    const shown = env.ADMIN_PASSWORD ? '(your ADMIN_PASSWORD)' : password;
    say(`  sign in:   /login   user name: admin   password: ${shown}`);
    if (!env.ADMIN_PASSWORD) say('             (shown this once; you choose your own at the first sign-in)');
  }
  if (env.RATE_LIMITS === 'off')
    say('  WARNING:   RATE_LIMITS=off. Anyone may try passwords and send leads without end.');
};

/** Node has no datagram sockets to talk to systemd with, so its own command does. */
const notifySystemd = ({ NOTIFY_SOCKET }: Env) => {
  if (!NOTIFY_SOCKET) return;
  execFile('systemd-notify', ['--ready'], (error) => {
    if (error) say('systemd-notify does not work here, so systemd waits for this service: set Type=exec.');
  });
};

/** Ends the process when `stop` has finished, or right away at a second signal. */
const stopOn = (signals: readonly NodeJS.Signals[], stop: () => Promise<void>) => {
  let stopping = false;
  const end = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    // No acknowledged data depends on a clean end, and a stopping server is killed after ten seconds.
    setTimeout(() => process.exit(0), 9800).unref();
    await stop();
    process.exit(0);
  };
  for (const signal of signals) process.on(signal, end);
};

const main = async () => {
  const env = configuration();
  let damage: readonly string[] = [];
  // The store opens in its own thread while this one loads the rest of the program.
  const opening = env.MONGODB_URI
    ? undefined
    : startEmbeddedStore({
        dir: env.DATA_DIR,
        cacheMb: env.STORE_CACHE_MB,
        onFailure: endWithoutStore,
        onProgress: say,
        onChecked: (result) => {
          damage = result;
          warnOfDamage(result);
        },
      }).catch(fail);
  const locate = async () => (await opening) ?? { uri: env.MONGODB_URI! };
  const server = await serve({ env, log, fail, database: locate(), damage: () => damage });
  stopOn(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'], async () => {
    if (env.NODE_ENV !== 'production') return;
    await server.stop();
    // Also one that is still opening: ending its thread inside SQLite would abort the process.
    await (await opening)?.close();
  });
  sayReady(env, server.port, await server.opened);
  notifySystemd(env);
};

void main().catch(fail);
