import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ClientRecord } from '../../shared/schemas/client';
import { type BuiltServer, freePort, startBuiltServer } from '../../tests/support/built-server';
import { caller } from '../../tests/support/caller';
import { runLantern } from '../../tests/support/store/embedded-store';
import { startReplicaSet } from '../../tests/support/store/replica-set';
import { startGate } from './gate';
import { until } from './until';

/**
 * The place of the leads: the server's own store, the same store as a separate process (`npx lantern db`), or a third-party
 * server. The last two are behind a gate.
 */
export type HomeName = 'embedded' | 'apart' | 'mongo-java-server';

export type HomeOptions = {
  servers?: number;
  /** Its clock can be set. */
  clock?: boolean;
  /** The data folder is on a disk of 64 MB. */
  smallDisk?: boolean;
  /** The database acts as the primary of a replica set, which can step down. */
  replicaSet?: boolean;
};

const password = 'a password for chaos';

/** A busy machine sometimes answers 503, so retry the sign-in; any other refusal is a fault. */
const signIn = async (url: string): Promise<string> => {
  let cookie: string | undefined;
  await until('someone can sign in', async () => {
    const { status, headers } = await caller(url).post('/api/auth/login', { username: 'admin', password });
    if (status !== 200 && status !== 503) throw new Error(`A right password is answered with ${status}.`);
    cookie = headers.get('set-cookie')?.split(';')[0];
    return cookie !== undefined;
  });
  return cookie!;
};

/** The marks of all leads, read page by page as staff would. */
export const marksOn = async (url: string): Promise<string[]> => {
  const cookie = await signIn(url);
  const marks: string[] = [];
  for (let page = 1; ; page++) {
    const { status, body } = await caller(url, { cookie }).get(`/api/clients?limit=1000&page=${page}`);
    if (status !== 200) throw new Error(`The leads cannot be read: ${status}.`);
    const rows = body as ClientRecord[];
    marks.push(...rows.map(({ additionalInfo }) => additionalInfo));
    if (rows.length < 1000) return marks;
  }
};

/** Starts the server on a data folder, or on the database of MONGODB_URI. */
export const startServer = (dataDir: string, env: Record<string, string> = {}): Promise<BuiltServer> =>
  startBuiltServer({
    dataDir,
    env: { ADMIN_PASSWORD: password, SESSION_SECRET: 's'.repeat(32), ...env },
  }).catch((error: Error) => {
    // Another process took the free port first.
    if (!/Port \d+ is taken/.test(error.message)) throw error;
    return startServer(dataDir, env);
  });

/** Runs the embedded store as its own process, always on the same port. */
export const startStoreProcess = async (dataDir: string) => {
  const port = await freePort();
  const start = async () => {
    const store = await runLantern(['db'], { DATA_DIR: dataDir, PORT: `${port}` });
    await store.firstLine;
    return store;
  };
  let running = await start();
  const kill = async (signal: NodeJS.Signals) => {
    running.child.kill(signal);
    await running.ended;
  };
  return {
    port,
    signal: (signal: NodeJS.Signals) => void running.child.kill(signal),
    restart: async () => {
      await kill('SIGKILL');
      running = await start();
    },
    [Symbol.asyncDispose]: () => kill('SIGKILL'),
  };
};

/** Collects opened resources and closes them in reverse order. */
const createOpened = () => {
  const closings: (() => unknown)[] = [];
  return {
    closeBy: (close: () => unknown) => void closings.unshift(close),
    keep: <Thing extends AsyncDisposable>(thing: Thing): Thing => {
      closings.unshift(() => thing[Symbol.asyncDispose]());
      return thing;
    },
    close: async () => {
      for (const close of closings) await close();
    },
  };
};

/** The database behind a gate, with its controls: our own process, or the server at `foreign`. */
const startDatabase = async (
  folder: string,
  foreign: string | undefined,
  { replicaSet = false }: HomeOptions,
) => {
  const opened = createOpened();
  const own = foreign ? undefined : opened.keep(await startStoreProcess(join(folder, 'store')));
  const port = own?.port ?? Number(new URL(foreign ?? '').port);
  const gate = opened.keep(await startGate(port));
  const direct = `mongodb://127.0.0.1:${gate.port}/?directConnection=true`;
  const primary = replicaSet ? opened.keep(await startReplicaSet(direct)) : undefined;
  const uri = new URL(primary?.uri ?? direct);
  uri.pathname = `/chaos_${randomUUID().slice(0, 8)}`;
  return { own, gate, primary, uri: uri.href, [Symbol.asyncDispose]: opened.close };
};

/**
 * Starts servers on a new store, and restarts each one that ends, as a service manager does. `foreign` is the address
 * of a third-party database server, if the store has one.
 */
export const startHome = async (name: HomeName, options: HomeOptions = {}, foreign?: string) => {
  const opened = createOpened();
  const folder = await mkdtemp(join(tmpdir(), 'lantern-chaos-'));
  opened.closeBy(() => rm(folder, { recursive: true, force: true }));
  let dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  if (options.smallDisk) {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', dataDir]);
    opened.closeBy(() => void execFileSync('umount', ['-l', dataDir]));
  }
  const database =
    name === 'embedded' ? undefined : opened.keep(await startDatabase(folder, foreign, options));
  const clock = join(folder, 'clock');
  const setClock = (offByMs: number) => writeFileSync(clock, `${offByMs}`);
  setClock(0);

  const env: Record<string, string> = {
    ...(database && { MONGODB_URI: database.uri }),
    ...(options.clock && {
      CHAOS_CLOCK: clock,
      NODE_OPTIONS: `--import=${resolve(import.meta.dirname, 'clock.mjs')}`,
    }),
  };
  const start = () => startServer(dataDir, env);
  const servers: BuiltServer[] = [];
  for (let count = 0; count < (options.servers ?? 1); count++) servers.push(await start());
  opened.closeBy(async () => {
    for (const server of servers) await server.end('SIGKILL');
  });

  const revive = async () => {
    for (const [index, server] of servers.entries()) if (!server.isRunning()) servers[index] = await start();
  };
  return {
    folder,
    dataDir: () => dataDir,
    database,
    servers: servers as readonly BuiltServer[],
    urls: () => servers.filter((server) => server.isRunning()).map(({ url }) => url),
    setClock,
    /** Restarts everything that has ended. */
    revive,
    /** Switches to another data folder. */
    moveTo: async (dir: string) => {
      for (const server of servers) await server.end('SIGKILL');
      dataDir = dir;
      await revive();
    },
    /** The stored marks, as seen by a server that starts after everything was killed. */
    storedMarks: async (): Promise<string[]> => {
      for (const server of servers) await server.end('SIGKILL');
      await database?.own?.restart();
      await revive();
      return marksOn(servers[0]!.url);
    },
    [Symbol.asyncDispose]: opened.close,
  };
};

export type Home = Awaited<ReturnType<typeof startHome>>;
