import { chmodSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { Store } from './storage/store';
import { deleteExpired } from './storage/ttl';
import { WireServer } from './wire/server';

/** What the parent thread asks for; the answer is a `WorkerAnswer`. */
export interface WorkerOptions {
  dir: string;
  listen: { path: string } | { port: number };
  expireEveryMs: number;
}

export type WorkerAnswer = { address: string } | { refused: string };

const { dir, listen, expireEveryMs } = workerData as WorkerOptions;
const store = openStore();
if (store) serve(store);

function openStore(): Store | undefined {
  try {
    return new Store(dir);
  } catch (error) {
    parentPort?.postMessage({
      refused: error instanceof Error ? error.message : String(error),
    } satisfies WorkerAnswer);
    return undefined;
  }
}

function serve(store: Store): void {
  const server = new WireServer(store);
  const housekeeping = setInterval(() => {
    server.cursors.closeIdle();
    void deleteExpired(store);
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
    void deleteExpired(store);
  });
  parentPort?.once('message', async () => {
    clearInterval(housekeeping);
    await server.close();
    await store.close();
    parentPort?.close();
  });
}
