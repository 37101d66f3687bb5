import { endWithoutStore, startEmbeddedStore } from '../server/db/embedded/start';

/** Runs the embedded store alone, for mongosh, a script or a test. Reads PORT (0 picks a free one) and DATA_DIR. */
export const db = async (): Promise<void> => {
  const port = Number(process.env.PORT ?? 27017);
  const dir = process.env.DATA_DIR ?? './data';
  const store = await startEmbeddedStore({
    dir,
    listen: { port },
    onFailure: endWithoutStore,
    onProgress: console.error,
  });

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void store.close().then(() => process.exit(0)));
  }
  console.log(store.uri);
};
