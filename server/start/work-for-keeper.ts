import { endWithoutStore, startEmbeddedStore } from '../db/embedded/start';
import type { Log } from '../http/log';
import type { Env } from './env';
import { type Order, type Report, roleOf } from './process-messages';
import { serve } from './serve';
import { warnOfDamage } from './warn-of-damage';

type Options = { env: Env; log: Log; say: (text: string) => void; fail: (error: unknown) => never };

const report = (message: Report) => process.send?.(message);

/** Who stops a service tells each of its processes: these end when their keeper says so, one after the other. */
const leaveSignalsToKeeper = () => {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'] as const) process.on(signal, () => {});
};

/** The keeper's order of this name, which comes once. */
const order = <Name extends 'open' | 'stop'>(name: Name) =>
  new Promise<Extract<Order, Record<Name, unknown>>>((resolve) => {
    process.on('message', (message: Order) => {
      if (name in message) resolve(message as never);
    });
  });

const ownStore = async ({ env, say, fail }: Options) => {
  const stop = order('stop');
  const store = await startEmbeddedStore({
    dir: env.DATA_DIR,
    cacheMb: env.STORE_CACHE_MB,
    onFailure: endWithoutStore,
    onProgress: say,
    onChecked: (damage) => {
      warnOfDamage(damage);
      report({ damage });
    },
  }).catch(fail);
  report({ uri: store.uri });
  await stop;
  await store.close();
};

const serveRequests = async (options: Options, place: number) => {
  const uri = order('open').then(({ open }) => open);
  const stop = order('stop');
  let damage: readonly string[] = [];
  process.on('message', (message: Order) => {
    if ('damage' in message) damage = message.damage;
  });
  const server = await serve({ ...options, uri, place, damage: () => damage });
  report({ listening: server.port });
  void server.opened.then((password) => report({ ready: true, password }));
  await stop;
  await server.stop();
};

/** One of several processes of a machine: does what its keeper says, and ends with it. */
export const workForKeeper = async (options: Options): Promise<void> => {
  leaveSignalsToKeeper();
  const role = roleOf(process.argv.slice(2));
  await (role.role === 'store' ? ownStore(options) : serveRequests(options, role.place));
  process.exit(0);
};
