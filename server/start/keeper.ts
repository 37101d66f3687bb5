import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Env } from './env';
import type { Order, Report } from './process-messages';

type Options = {
  env: Env;
  /** How many processes serve requests. */
  processes: number;
  /** What each process runs. */
  program: string;
  say: (text: string) => void;
  /** Ends the process with a sentence. */
  fail: (error: unknown) => never;
};

/** The processes of one version of the program; the one that takes the place of another stands where that stood. */
type Shift = { webs: Worker[]; isEnding: boolean };

/** A process that cannot start is not started again at once, in milliseconds. */
const startsAgainAfter = 1000;

const tell = (worker: Worker, order: Order) => {
  if (worker.isConnected()) worker.send(order);
};

/** What a process reports under this name; rejects when it ends before. */
const hear = <Name extends 'listening' | 'uri' | 'ready'>(worker: Worker, name: Name) =>
  new Promise<Extract<Report, Record<Name, unknown>>>((resolve, reject) => {
    worker.on('message', (report: Report) => {
      if (name in report) resolve(report as never);
    });
    worker.once('exit', () => reject(new Error('A process of the server ended while it started.')));
  });

const end = async (worker: Worker) => {
  if (worker.isDead()) return;
  const ended = once(worker, 'exit');
  tell(worker, { stop: true });
  await ended;
};

/**
 * Holds the port for several processes of one machine and, where there is no MONGODB_URI, looks after one more that owns
 * the embedded store. A process that dies is started again while the others go on; without the store all of them end.
 * `handOver` brings a new version in: its processes serve before those of the old one leave.
 */
export const keepProcesses = async ({ env, processes, program, say, fail }: Options) => {
  // Each process accepts by itself: a connection on its way from the keeper to one that is killed would never be answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const fork = (...args: string[]) => {
    cluster.setupPrimary({ exec: program, args });
    return cluster.fork();
  };
  const store = env.MONGODB_URI ? undefined : fork('store');
  const uri = store ? hear(store, 'uri').then((report) => report.uri) : Promise.resolve(env.MONGODB_URI!);
  let isStopping = false;
  let damage: readonly string[] = [];
  store?.on('message', (report: Report) => {
    if (!('damage' in report)) return;
    damage = report.damage;
    for (const worker of Object.values(cluster.workers ?? {})) if (worker) tell(worker, { damage });
  });

  const startWeb = (shift: Shift, place: number) => {
    const worker = fork('web', `${place}`);
    shift.webs[place] = worker;
    const listening = hear(worker, 'listening');
    const ready = hear(worker, 'ready');
    const opened = Promise.all([uri, listening]).then(async ([open, { listening: port }]) => {
      tell(worker, { open });
      tell(worker, { damage });
      return { port, password: (await ready).password };
    });
    // One that ends is told of by `opened` alone.
    for (const report of [listening, ready]) report.catch(() => undefined);
    return opened;
  };

  /** Starts another process wherever one has died. */
  const lookAfter = (shift: Shift, place: number) => {
    shift.webs[place]!.once('exit', async () => {
      if (shift.isEnding) return;
      say('A process of the server ended. Another one takes its place.');
      await wait(startsAgainAfter);
      if (shift.isEnding) return;
      const opened = startWeb(shift, place);
      lookAfter(shift, place);
      await opened.catch(() => undefined);
    });
  };

  const start = async () => {
    const shift: Shift = { webs: [], isEnding: false };
    const places = Array.from({ length: processes }, (_, place) => place);
    try {
      const reports = await Promise.all(places.map((place) => startWeb(shift, place)));
      for (const place of places) lookAfter(shift, place);
      const password = reports.find((report) => report.password)?.password;
      return { shift, port: reports[0]!.port, password };
    } catch (error) {
      for (const worker of shift.webs) worker.process.kill('SIGKILL');
      throw error;
    }
  };

  const endShift = async (shift: Shift) => {
    shift.isEnding = true;
    await Promise.all(shift.webs.map(end));
  };

  store?.once('exit', async () => {
    if (isStopping) return;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL');
    fail(new Error('The process that owns the data folder ended. Start Lantern again.'));
  });

  const { shift: first, port, password } = await start().catch(fail);
  let current = first;
  let isChanging = false;

  const handOver = async () => {
    if (isChanging || isStopping) return;
    isChanging = true;
    const next = await start().catch(() => undefined);
    if (!next) say('The new version could not start. The old one goes on.');
    else {
      const old = current;
      current = next.shift;
      await endShift(old);
      say('The new version is at work.');
    }
    isChanging = false;
  };

  const stop = async () => {
    isStopping = true;
    await endShift(current);
    if (store) await end(store);
  };

  return { port, password, handOver, stop };
};
