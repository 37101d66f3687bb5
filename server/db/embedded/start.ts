import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { MessageChannel, Worker } from 'node:worker_threads';
import { getRefusal } from './disk/refusal';
import { Lane } from './readers/lane';
import { prepareSocket } from './socket-path';
import type { WorkerAnswer, WorkerOptions } from './worker';

export interface EmbeddedStoreOptions {
  /** The data folder, created if missing. One process at a time. */
  dir: string;
  /** A Unix socket in the data folder (the default; loopback on Windows), or 127.0.0.1 and a port, 0 for any. */
  listen?: 'socket' | { port: number };
  /** The data cache of each of the store's threads in MB; 16 by default. */
  cacheMb?: number;
  /** The interval between checks for expired documents, in ms. */
  expireEveryMs?: number;
  /** The heap limit in MB after which the store ends; Node's own limit by default. */
  maxHeapMb?: number;
  /** The time of the first check of all data, in ms after the start; then once a day. */
  checkAfterMs?: number;
  /** Receives the problems found by each check, one sentence each; usually none. */
  onChecked?: (damage: readonly string[]) => void;
  /** Receives plain sentences about what a start found, such as a missing log. */
  onProgress?: (sentence: string) => void;
  /**
   * Called with the reason if the store ends by itself; nothing is served afterward. A process that cannot continue
   * without it calls `endWithoutStore`.
   */
  onFailure?: (error: Error) => void;
}

interface EmbeddedStore {
  /** A `mongodb://` address for the official driver. */
  uri: string;
  /** Runs a message of the wire protocol without a socket; resolves with the body of the reply. */
  ask: (message: Uint8Array) => Promise<Buffer>;
  /** Commits pending changes and ends the store. */
  close(): Promise<void>;
}

/** The time that an ended store has to report the reason. */
const lastWordsMs = 500;

/** Starts the embedded store in a worker thread. On failure, throws a sentence that says what to do. */
export async function startEmbeddedStore(options: EmbeddedStoreOptions): Promise<EmbeddedStore> {
  const { dir, socket } = await prepareFolder(options.dir);
  const listen = pickListen(options.listen, socket.path);
  const { port1: lifeline, port2 } = new MessageChannel();
  const worker = startWorker(
    {
      dir,
      cacheMb: options.cacheMb,
      listen,
      expireEveryMs: options.expireEveryMs ?? 30_000,
      checkAfterMs: options.checkAfterMs ?? 20_000,
      lifeline: port2,
    },
    options.maxHeapMb,
  );
  worker.on('message', (answer: WorkerAnswer) => {
    if ('progress' in answer) options.onProgress?.(answer.progress);
    if ('damage' in answer) options.onChecked?.(answer.damage);
  });
  const answer = await firstAnswer(worker);
  if ('refused' in answer) {
    await worker.terminate();
    throw cannotOpen(dir, answer.refused);
  }
  const writer = new Lane(0, () => worker);
  let closing = false;
  const ended = new Promise<Error>((resolve) => {
    worker.once('error', resolve);
    worker.once('exit', (code) => resolve(new Error(`the embedded store ended with code ${code}`)));
    // A thread that ran out of memory sometimes waits for its own locks instead of ending; only this port shows it.
    lifeline.once('close', async () => {
      await wait(lastWordsMs, undefined, { ref: false });
      resolve(new Error('the embedded store ended and could not say why; most likely it ran out of memory'));
    });
  });
  void ended.then((error) => {
    if (!closing) options.onFailure?.(error);
  });
  return {
    uri: `mongodb://${'path' in listen ? encodeURIComponent(listen.path) : answer.address}/?directConnection=true`,
    ask(bytes) {
      const since = performance.timeOrigin + performance.now();
      return writer.ask({ bytes, maxTimeMs: 0, since, connectionId: 0 }, () => {});
    },
    async close() {
      closing = true;
      worker.postMessage('close');
      await ended;
      socket.remove();
    },
  };
}

const cannotOpen = (dir: string, why: string) => new Error(`Cannot open the data folder ${dir}: ${why}`);

async function prepareFolder(path: string) {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    const dir = realpathSync(path);
    return { dir, socket: await prepareSocket(dir) };
  } catch (error) {
    throw cannotOpen(path, getRefusal(error));
  }
}

function pickListen(wish: EmbeddedStoreOptions['listen'], path: string): WorkerOptions['listen'] {
  if (wish && wish !== 'socket') return wish;
  return process.platform === 'win32' ? { port: 0 } : { path };
}

function startWorker(workerData: WorkerOptions, maxHeapMb: number | undefined): Worker {
  const built = new URL('./embedded-worker.js', import.meta.url);
  const fromSource = new URL('./worker-from-source.mjs', import.meta.url);
  return new Worker(existsSync(fileURLToPath(built)) ? built : fromSource, {
    workerData,
    transferList: [workerData.lifeline],
    resourceLimits: {
      maxYoungGenerationSizeMb: 16,
      ...(maxHeapMb && { maxOldGenerationSizeMb: maxHeapMb }),
    },
  });
}

type FirstAnswer = Extract<WorkerAnswer, { address: string } | { refused: string }>;

function firstAnswer(worker: Worker): Promise<FirstAnswer> {
  return new Promise((resolve, reject) => {
    worker.on('message', (answer: WorkerAnswer) => {
      if ('address' in answer || 'refused' in answer) resolve(answer);
    });
    worker.once('error', reject);
    worker.once('exit', (code) =>
      reject(new Error(`the embedded store ended with code ${code} while starting`)),
    );
  });
}

/**
 * Ends a process whose store has ended: nothing more can be saved, and a plain exit might wait forever for the store's
 * thread.
 */
export function endWithoutStore(error: Error): void {
  process.stderr.write(`\n${error.message}\n\n`);
  process.kill(process.pid, 'SIGKILL');
}
