import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Tests set their own clock, months from today: the store, which uses the machine's clock, would delete their sessions
 * and stored requests. So it sweeps only after a day, which no test run reaches; the sweep has tests of its own.
 */
const neverMs = 24 * 60 * 60 * 1000;

/** A database server for a test run: its address and how to end it. */
export type TestServer = { uri: string; close: () => Promise<void> };

const startMongod = async (binary: string | undefined): Promise<TestServer> => {
  const { MongoMemoryReplSet } = await import('mongodb-memory-server-core');
  const replSet = await MongoMemoryReplSet.create({
    replSet: { count: 1, storageEngine: 'wiredTiger', args: ['--setParameter', 'ttlMonitorEnabled=false'] },
    ...(binary && { binary: { systemBinary: binary } }),
  });
  return { uri: replSet.getUri(), close: async () => void (await replSet.stop()) };
};

/** In memory if there is space: tests with their own folders cover the disk. */
const roomyPlace = async () => {
  const memory = await statfs('/dev/shm').catch(() => undefined);
  return memory && memory.bavail * memory.bsize > 2 ** 30 ? '/dev/shm' : tmpdir();
};

const startEmbedded = async (): Promise<TestServer> => {
  const { startEmbeddedStore } = await import('../../../server/db/embedded/start');
  const dir = await mkdtemp(join(await roomyPlace(), 'lantern-test-'));
  const store = await startEmbeddedStore({ dir, expireEveryMs: neverMs });
  const close = async () => {
    await store.close();
    await rm(dir, { recursive: true, force: true });
  };
  return { uri: store.uri, close };
};

/**
 * The only place that starts a test database: the server in TEST_MONGODB_URI, else the mongod of MONGOMS_SYSTEM_BINARY
 * (or, with TEST_MONGOD=download, one that mongodb-memory-server fetches), else the embedded store.
 */
export const startTestServer = async (): Promise<TestServer> => {
  const { TEST_MONGODB_URI, MONGOMS_SYSTEM_BINARY, TEST_MONGOD } = process.env;
  if (TEST_MONGODB_URI) return { uri: TEST_MONGODB_URI, close: async () => undefined };
  if (MONGOMS_SYSTEM_BINARY || TEST_MONGOD === 'download') return startMongod(MONGOMS_SYSTEM_BINARY);
  return startEmbedded();
};

/** The server started by the run's global setup, or the one in TEST_MONGODB_URI. */
export const testStoreUri = (): string => {
  const { TEST_STORE_URI } = process.env;
  if (!TEST_STORE_URI) throw new Error('No test server: the global setup did not run.');
  return TEST_STORE_URI;
};
