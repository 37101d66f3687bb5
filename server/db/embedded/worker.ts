import { chmodSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isMainThread, type MessagePort, parentPort, Worker, workerData } from 'node:worker_threads';
import { type CheckpointOptions, Checkpoints, movePages } from './checkpoints';
import { getRefusal } from './disk/refusal';
import { Lane } from './readers/lane';
import type { Answer, Question } from './readers/messages';
import { type ReaderOptions, serveReads } from './readers/reader';
import { type Job, type Outcome, SeparateJobs } from './separate-jobs';
import { Store } from './storage/store';
import { deleteExpired } from './storage/ttl';
import { WireServer } from './wire/server';

/** Requests from the parent thread; the reply is a `WorkerAnswer`. */
export interface WorkerOptions {
  dir: string;
  cacheMb: number | undefined;
  listen: { path: string } | { port: number };
  expireEveryMs: number;
  checkAfterMs: number;
  /** Closes with this thread. */
  lifeline: MessagePort;
}

export type WorkerAnswer =
  | { address: string }
  | { refused: string }
  | { progress: string }
  /** The problems found by a check of all data, one sentence each. */
  | { damage: string[] };

/** Does a job in this process; a check that fails has found damage. */
function runJob({ dir, copyTo }: Job): Outcome {
  try {
    const store = Store.reader(dir);
    try {
      if (copyTo === undefined) return { damage: store.check() };
      store.copyTo(copyTo);
      return {};
    } finally {
      void store.close();
    }
  } catch (error) {
    const failed = getRefusal(error);
    return copyTo === undefined ? { damage: [failed] } : { failed };
  }
}

async function openAndServe(options: WorkerOptions): Promise<void> {
  const store = await openStore(options);
  if (store) serve(store, options);
}

async function openStore({ dir, cacheMb }: WorkerOptions): Promise<Store | undefined> {
  try {
    const say = (progress: string) => parentPort?.postMessage({ progress } satisfies WorkerAnswer);
    return await Store.open(dir, say, cacheMb);
  } catch (error) {
    parentPort?.postMessage({ refused: getRefusal(error) } satisfies WorkerAnswer);
    return undefined;
  }
}

const dayMs = 24 * 60 * 60 * 1000;

/** One per processor, except one that is left to writers. */
const readers = Math.max(1, Math.min(2, availableParallelism() - 1));

const readingThread = (workerData: ReaderOptions): Worker => {
  const limits = { maxYoungGenerationSizeMb: 16 };
  return new Worker(new URL(import.meta.url), { workerData, resourceLimits: limits }).once(
    'error',
    (error) => {
      throw error;
    },
  );
};

async function copyInto(dir: string, copyTo: string, jobs: SeparateJobs): Promise<void> {
  const { failed } = (await jobs.run({ dir, copyTo })) ?? { failed: 'the copy was cut off' };
  if (failed) throw new Error(failed);
}

/** Checks all data now and then; returns a function that stops it. */
function startChecks({ dir, checkAfterMs }: WorkerOptions, jobs: SeparateJobs): () => void {
  const check = async () => {
    const { damage } = (await jobs.run({ dir })) ?? {};
    if (damage) parentPort?.postMessage({ damage } satisfies WorkerAnswer);
  };
  const first = setTimeout(check, checkAfterMs);
  const later = setInterval(check, dayMs);
  return () => {
    clearTimeout(first);
    clearInterval(later);
  };
}

function serve(store: Store, options: WorkerOptions): void {
  const { dir, cacheMb, listen, expireEveryMs } = options;
  const jobs = new SeparateJobs(fileURLToPath(import.meta.url));
  const lanes = Array.from(
    { length: readers },
    (_, at) => new Lane(at + 1, () => readingThread({ dir, cacheMb, lane: at + 1 })),
  );
  const checkpoints = new Checkpoints(new URL(import.meta.url), dir);
  store.onCommit = (pages) => checkpoints.onCommit(pages);
  const server = new WireServer(store, {
    isPrivate: 'path' in listen,
    lanes,
    copyTo: (to) => copyInto(dir, to, jobs),
  });
  let expiring = false;
  const expire = async () => {
    if (expiring) return;
    expiring = true;
    // No client waits for this, so ignore an error; the next round tries again.
    await server.arrivals.during(() => deleteExpired(store, server.turns)).catch(() => {});
    expiring = false;
  };
  const endChecks = startChecks(options, jobs);
  const housekeeping = setInterval(() => {
    server.cursors.closeIdle();
    void expire();
  }, expireEveryMs);
  server.net.on('error', (error) => {
    throw error;
  });
  if ('path' in listen) {
    server.net.listen(listen.path);
    chmodSync(listen.path, 0o600);
  } else server.net.listen(listen.port, '127.0.0.1');
  server.net.once('listening', () => {
    const bound = server.net.address();
    const address = typeof bound === 'object' && bound ? `127.0.0.1:${bound.port}` : String(bound);
    parentPort?.postMessage({ address } satisfies WorkerAnswer);
    void expire();
  });
  parentPort?.on('message', async (message: Question | 'close') => {
    if (message !== 'close') {
      const body = new Uint8Array(await server.answerDirectly(message));
      return parentPort?.postMessage({ id: message.id, body } satisfies Answer, [body.buffer]);
    }
    clearInterval(housekeeping);
    endChecks();
    await jobs.stop();
    await server.close();
    await Promise.all([...lanes, checkpoints].map((thread) => thread.close()));
    await store.close();
    parentPort?.close();
  });
}

// Last, because the constants of a module are undefined until it has been evaluated.
if (isMainThread) process.stdout.write(JSON.stringify(runJob(JSON.parse(process.argv[2]!))));
else {
  const options = workerData as WorkerOptions | ReaderOptions | CheckpointOptions;
  if ('lane' in options) serveReads(options, parentPort!);
  else if ('checkpointsIn' in options) movePages(options, parentPort!);
  else await openAndServe(options);
}
