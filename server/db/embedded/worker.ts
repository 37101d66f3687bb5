import { chmodSync } from 'node:fs';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { refusalOf } from './disk/refusal';
import { Store } from './storage/store';
import { deleteExpired } from './storage/ttl';
import { WireServer } from './wire/server';

/** What the parent thread asks for; the answer is a `WorkerAnswer`. */
export interface WorkerOptions {
  dir: string;
  listen: { path: string } | { port: number };
  expireEveryMs: number;
  /** Closes with this thread. */
  lifeline: MessagePort;
}

export type WorkerAnswer = { address: string } | { refused: string } | { progress: string };

const { dir, listen, expireEveryMs } = workerData as WorkerOptions;
const store = await openStore();
if (store) serve(store);

async function openStore(): Promise<Store | undefined> {
  try {
    return await Store.open(dir, (progress) => parentPort?.postMessage({ progress } satisfies WorkerAnswer));
  } catch (error) {
    parentPort?.postMessage({ refused: refusalOf(error) } satisfies WorkerAnswer);
    return undefined;
  }
}

function serve(store: Store): void {
  const server = new WireServer(store, 'path' in listen);
  let expiring = false;
  const expire = async () => {
    if (expiring) return;
    expiring = true;
    // No client waits for this, so an error is told to nobody; the next round tries again.
    await server.arrivals.during(() => deleteExpired(store, server.turns)).catch(() => {});
    expiring = false;
  };
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
  parentPort?.once('message', async () => {
    clearInterval(housekeeping);
    await server.close();
    await store.close();
    parentPort?.close();
  });
}
