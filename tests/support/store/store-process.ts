import { readdirSync, readFileSync } from 'node:fs';
import { type EmbeddedStoreOptions, startEmbeddedStore } from '../../../server/db/embedded/start';
import { eventually } from '../eventually';
import { runScript, tempDir } from './embedded-store';

const getThreads = (pid: number | undefined): (string | undefined)[] =>
  readdirSync(`/proc/${pid}/task`).map(
    (thread) => /^State:\s+(\w)/m.exec(readFileSync(`/proc/${pid}/task/${thread}/status`, 'utf8'))?.[1],
  );

/** A store in its own process, which can be stopped and continued: a stall without a clock. */
export async function openStoreProcess(listen: EmbeddedStoreOptions['listen'] = 'socket') {
  const folder = await tempDir();
  const { child, ended, firstLine } = await runScript('tests/support/store/store-process.ts', [
    folder.path,
    JSON.stringify(listen),
  ]);
  const uri = (await firstLine).trim();
  return {
    uri,
    standStill: async () => {
      child.kill('SIGSTOP');
      // The signal stops one thread after the other, and until then messages are still processed.
      await eventually(() => getThreads(child.pid).every((state) => state === 'T')).toBe(true);
    },
    goOn: () => child.kill('SIGCONT'),
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await ended;
      await folder[Symbol.asyncDispose]();
    },
  };
}

if (import.meta.filename === process.argv[1]) {
  const [dir = '', listen = ''] = process.argv.slice(2);
  const store = await startEmbeddedStore({ dir, listen: JSON.parse(listen) });
  console.log(store.uri);
}
