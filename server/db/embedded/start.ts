import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { WorkerAnswer, WorkerOptions } from './worker';

export interface EmbeddedStoreOptions {
  /** The data folder; made if missing. One process at a time. */
  dir: string;
  /** A Unix socket in the data folder (the default; loopback on Windows), or 127.0.0.1 and a port, 0 for any. */
  listen?: 'socket' | { port: number };
  /** How often expired documents are looked for, in ms. */
  expireEveryMs?: number;
  /** How much memory the store's objects may take before it ends, in MB; Node's own limit if left out. */
  maxHeapMb?: number;
  /** Called with the reason if the store ends by itself; nothing is served any more then. */
  onFailure?: (error: Error) => void;
}

export interface EmbeddedStore {
  /** A `mongodb://` address for the official driver. */
  uri: string;
  /** Commits what is under way and ends the store. */
  close(): Promise<void>;
}

// macOS allows 103 bytes, Linux 107.
const maxSocketPath = 103;

/** Starts the embedded store in a worker thread. Throws a sentence that says what to do when it cannot. */
export async function startEmbeddedStore(options: EmbeddedStoreOptions): Promise<EmbeddedStore> {
  mkdirSync(options.dir, { recursive: true, mode: 0o700 });
  const dir = realpathSync(options.dir);
  const socket = await socketPath(dir);
  const listen = pickListen(options.listen, socket.path);
  const worker = startWorker(
    { dir, listen, expireEveryMs: options.expireEveryMs ?? 30_000 },
    options.maxHeapMb,
  );
  const answer = await firstAnswer(worker);
  if ('refused' in answer) {
    await worker.terminate();
    socket.remove();
    throw new Error(`Cannot open the data folder ${dir}: ${answer.refused}. ${advice}`);
  }
  let closing = false;
  const ended = new Promise<Error>((resolve) => {
    worker.once('error', resolve);
    worker.once('exit', (code) => resolve(new Error(`the embedded store ended with code ${code}`)));
  });
  void ended.then((error) => {
    if (!closing) options.onFailure?.(error);
  });
  return {
    uri: `mongodb://${'path' in listen ? encodeURIComponent(listen.path) : answer.address}/?directConnection=true`,
    async close() {
      closing = true;
      worker.postMessage('close');
      await ended;
      socket.remove();
    },
  };
}

const advice =
  'Stop what else uses it, or give this process another folder (DATA_DIR) or a MongoDB server (MONGODB_URI).';

function pickListen(wish: EmbeddedStoreOptions['listen'], path: string): WorkerOptions['listen'] {
  if (wish && wish !== 'socket') return wish;
  return process.platform === 'win32' ? { port: 0 } : { path };
}

async function socketPath(dir: string): Promise<{ path: string; remove(): void }> {
  const path = join(dir, 'store.sock');
  if (Buffer.byteLength(path) > maxSocketPath) {
    const short = mkdtempSync(join(tmpdir(), 'lantern-'));
    chmodSync(short, 0o700);
    return { path: join(short, 'store.sock'), remove: () => rmSync(short, { recursive: true, force: true }) };
  }
  // Left over after a kill, unless somebody still answers there; the store's own lock decides about that case too.
  if (existsSync(path) && !(await answers(path))) rmSync(path, { force: true });
  return { path, remove: () => {} };
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function startWorker(workerData: WorkerOptions, maxHeapMb: number | undefined): Worker {
  const built = new URL('./embedded-worker.js', import.meta.url);
  const fromSource = new URL('./worker-from-source.mjs', import.meta.url);
  return new Worker(existsSync(fileURLToPath(built)) ? built : fromSource, {
    workerData,
    resourceLimits: {
      maxYoungGenerationSizeMb: 16,
      ...(maxHeapMb && { maxOldGenerationSizeMb: maxHeapMb }),
    },
  });
}

function firstAnswer(worker: Worker): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) =>
      reject(new Error(`the embedded store ended with code ${code} while starting`)),
    );
  });
}
