import { startEmbeddedStore } from '../../../server/db/embedded/start';

/** A process whose store checks all data right away, and that ends as the server does at SIGTERM. Argument: data folder. */
const store = await startEmbeddedStore({
  dir: process.argv[2]!,
  checkAfterMs: 0,
  onChecked: () => console.log('checked'),
});
process.once('SIGTERM', async () => {
  await store.close();
  process.exit(0);
});
console.log('open');
