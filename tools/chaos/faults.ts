import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BuiltServer } from '../../tests/support/built-server';
import { canMount } from '../../tests/support/store/embedded-store';
import type { Passage } from './gate';
import type { Home, HomeName, HomeOptions } from './home';
import { type Load, toLead } from './load';

export type Fault = {
  name: string;
  on: readonly HomeName[];
  options?: HomeOptions;
  /** The reason why this machine cannot produce the fault. */
  missing?: string;
  /** Causes the fault once while leads arrive; resolves when it has ended. */
  happen: (home: Home, load: Load, round: number) => Promise<void>;
  /** The sign of recovery; an acknowledged lead by default. */
  recovered?: (load: Load) => Promise<void>;
};

const everywhere = ['embedded', 'apart', 'mongo-java-server'] as const;
const behindGate = ['apart', 'mongo-java-server'] as const;
const onLinux = process.platform === 'linux' ? undefined : 'needs Linux';

const prlimit = ({ pid }: BuiltServer, limit: string) => execFileSync('prlimit', ['--pid', `${pid}`, limit]);

/** Fills the disk. */
const fill = (file: string) => {
  try {
    for (;;) writeFileSync(file, Buffer.alloc(65_536), { flag: 'a' });
  } catch {
    // The disk is full, as intended.
  }
};

const findLargest = (dir: string) =>
  Math.max(...readdirSync(dir).map((name) => statSync(join(dir, name)).size));

const openSocket = (url: string): Socket => {
  const { hostname, port } = new URL(url);
  return connect(Number(port), hostname).on('error', () => {});
};

const buildRequest = (mark: string): string => {
  const { body, headers } = toLead(mark);
  const text = JSON.stringify(body);
  return `POST /api/clients HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nIdempotency-Key: ${headers['Idempotency-Key']}\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
};

/** Sends a byte at a time and never finishes. */
const sendSlowly = async (url: string, seconds: number) => {
  const socket = openSocket(url);
  const request = buildRequest(randomUUID());
  for (let at = 0; at < seconds * 10; at++) {
    socket.write(request[at]!);
    await wait(100);
  }
  socket.destroy();
};

/** Sends a complete lead and disconnects before the response. */
const vanish = async (url: string, mark: string) => {
  const socket = openSocket(url);
  await new Promise<void>((done) => socket.once('close', done).write(buildRequest(mark), () => done()));
  socket.resetAndDestroy();
};

const readErrors = ['find', 'aggregate', 'count'];
const writeErrors = ['insert', 'update', 'findAndModify', 'delete'];
const notPrimaryNoSecondaryOk = 13435;
const notWritablePrimary = 10107;
const primarySteppedDown = 189;

const throughGate = (name: string, passage: Passage, ms: number): Fault => ({
  name,
  on: behindGate,
  happen: async ({ database }) => {
    database!.gate.set(passage);
    await wait(ms);
    database!.gate.set('open');
  },
});

const hour = 3_600_000;

export const faults: readonly Fault[] = [
  {
    name: 'kill -9 of the server',
    on: everywhere,
    happen: async ({ servers }) => {
      await wait(Math.random() * 500);
      await servers[0]!.end('SIGKILL');
    },
  },
  { name: 'kill -9 of the store', on: ['apart'], happen: ({ database }) => database!.own!.restart() },
  {
    name: 'kill -9 of both',
    on: ['apart'],
    happen: async ({ servers, database }) => {
      await Promise.all([servers[0]!.end('SIGKILL'), database!.own!.restart()]);
    },
  },
  {
    name: 'step-down of the primary',
    on: behindGate,
    options: { replicaSet: true },
    happen: async ({ database }, _load, round) => {
      const primary = database!.primary!;
      for (const command of readErrors) primary.fail(command, { code: notPrimaryNoSecondaryOk });
      // Every other time the write succeeded, and only its confirmation is missing.
      const fault = round % 2 === 0 ? { code: notWritablePrimary } : { writeConcern: primarySteppedDown };
      for (const command of writeErrors) primary.fail(command, fault);
      await wait(2000);
      primary.recover();
    },
  },
  throughGate('slow database (1 s each way)', { afterMs: 1000 }, 8000),
  throughGate('slow database (5 s each way)', { afterMs: 5000 }, 8000),
  throughGate('database is silent', 'silent', 6000),
  throughGate('database is absent', 'cut', 5000),
  {
    name: 'full disk',
    on: ['embedded'],
    options: { smallDisk: true },
    missing: canMount ? undefined : 'needs the right to mount',
    happen: async (home) => {
      const ballast = join(home.dataDir(), 'ballast');
      fill(ballast);
      await wait(3000);
      rmSync(ballast);
    },
  },
  {
    name: 'files may not grow',
    on: ['embedded'],
    missing: onLinux,
    happen: async ({ servers, dataDir }) => {
      prlimit(servers[0]!, `--fsize=${findLargest(dataDir())}:`);
      await wait(3000);
      if (servers[0]!.isRunning()) prlimit(servers[0]!, '--fsize=unlimited:');
    },
  },
  {
    name: 'clock 5 h forward and back',
    on: everywhere,
    options: { clock: true },
    happen: async ({ setClock }) => {
      for (const offBy of [5 * hour, 0]) {
        setClock(offBy);
        await wait(1500);
      }
    },
  },
  {
    name: 'clock 5 h back and forward',
    on: everywhere,
    options: { clock: true },
    happen: async ({ setClock }) => {
      for (const offBy of [-5 * hour, 0]) {
        setClock(offBy);
        await wait(1500);
      }
    },
  },
  {
    name: '200 slow clients',
    on: everywhere,
    happen: async ({ urls }) => {
      await Promise.all(Array.from({ length: 200 }, () => sendSlowly(urls()[0]!, 4)));
    },
  },
  {
    name: '100 clients that vanish',
    on: everywhere,
    happen: async ({ urls }, load) => {
      const marks = Array.from({ length: 100 }, () => randomUUID());
      await Promise.all(marks.map((mark) => vanish(urls()[0]!, mark)));
      // The senders retry with the same lead.
      for (const mark of marks) void load.send(mark);
    },
    recovered: (load) => load.settled(),
  },
  {
    name: 'burst of 500 leads at once',
    on: everywhere,
    happen: async (_home, load) => {
      for (let count = 0; count < 500; count++) void load.send(randomUUID());
    },
    recovered: (load) => load.settled(),
  },
  {
    name: 'file handles used up',
    on: everywhere,
    missing: onLinux,
    happen: async ({ servers, urls }) => {
      const server = servers[0]!;
      const inUse = readdirSync(`/proc/${server.pid}/fd`).length;
      prlimit(server, `--nofile=${inUse + 10}:`);
      const sockets = Array.from({ length: 100 }, () => openSocket(urls()[0]!));
      await wait(3000);
      for (const socket of sockets) socket.destroy();
      if (server.isRunning()) prlimit(server, '--nofile=20000:');
    },
  },
  {
    name: 'server stands still (SIGSTOP, 12 s)',
    on: everywhere,
    happen: async ({ servers }) => {
      process.kill(servers[0]!.pid, 'SIGSTOP');
      await wait(12_000);
      process.kill(servers[0]!.pid, 'SIGCONT');
    },
  },
  {
    name: 'store stands still (SIGSTOP, 12 s)',
    on: ['apart'],
    happen: async ({ database }) => {
      database!.own!.signal('SIGSTOP');
      await wait(12_000);
      database!.own!.signal('SIGCONT');
    },
  },
  {
    name: 'two servers, one dies',
    on: behindGate,
    options: { servers: 2 },
    happen: async ({ servers }, _load, round) => {
      await wait(Math.random() * 500);
      await servers[round % 2]!.end('SIGKILL');
    },
  },
];
