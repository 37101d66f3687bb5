import { endWithoutStore, startEmbeddedStore } from '../server/db/embedded/start';

/** Runs the embedded store alone, for mongosh, a script or a test. Reads PORT (0 picks a free one) and DATA_DIR. */
const fail = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
};

const port = Number(process.env.PORT ?? 27017);
const dir = process.env.DATA_DIR ?? './data';
const store = await startEmbeddedStore({
  dir,
  listen: { port },
  onFailure: endWithoutStore,
  onProgress: console.error,
}).catch(fail);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void store.close().then(() => process.exit(0)));
}
console.log(store.uri);
