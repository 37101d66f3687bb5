import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Log } from '../core/http/log';
import { holdRequests } from './early-requests';
import type { Env } from './env';
import { HttpServer } from './http-server';
import type { Database } from './open-database';
import { stopServing } from './stop';

type Options = {
  env: Env;
  log: Log;
  /** Prints a sentence and ends the process. */
  fail: (error: unknown) => never;
  /** Resolves to the database once it can be used. */
  database: Promise<Database>;
  /** The findings of the store's last check. */
  damage: () => readonly string[];
};

/** The first descriptor that systemd passes to a service (sd_listen_fds(3)). */
const inheritedSocket = 3;
/** The number of connections that may wait during a restart; listening on a socket again replaces the socket unit's value. */
const backlog = 4096;

/**
 * True if systemd holds the port for this process: connections wait in the kernel while one process replaces another.
 */
const hasInheritedSocket = ({ LISTEN_FDS, LISTEN_PID }: Env) =>
  LISTEN_FDS !== undefined && Number(LISTEN_FDS) >= 1 && Number(LISTEN_PID) === process.pid;

const listen = async (server: HttpServer, env: Env, fail: Options['fail']) => {
  server.once('error', (error: NodeJS.ErrnoException) =>
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${env.PORT} is taken. Stop the other program or choose another port: PORT=3001 npm start`
        : error,
    ),
  );
  await new Promise<void>((resolve) => {
    if (hasInheritedSocket(env)) server.listen({ fd: inheritedSocket }, backlog, resolve);
    else server.listen(env.PORT, env.HOST, resolve);
  });
};

/**
 * Listens right away, with requests waiting for the rest of the program and for the database, and opens it as soon as
 * there is an address.
 */
export const serve = async ({ env, log, fail, database, damage }: Options) => {
  const server = new HttpServer();
  const passTo = holdRequests(server);
  await listen(server, env, fail);
  const [{ createParts }, { readSettings: settingsOf }] = await Promise.all([
    import('./create-parts'),
    import('./settings'),
  ]);
  const distDir = fileURLToPath(new URL('../client', import.meta.url));
  const isProduction = env.NODE_ENV === 'production';
  const settings = await settingsOf(env);
  const site = { distDir, ...(!isProduction && { dev: { server } }) };
  const parts = await createParts({ ...settings, site, damage, log });
  passTo(parts.app);
  if (parts.metrics && env.METRICS_PORT !== undefined) {
    const { host, port } = env.METRICS_PORT;
    parts.metrics
      .server()
      .once('error', () => fail(`METRICS_PORT ${port} is taken. Choose another one.`))
      .listen(port, host);
  }
  const open = async () => {
    const password = await parts.open(await database);
    for (const sentence of [...(await parts.dropFormerSettings()), ...(await parts.findFormerStatements())])
      process.stderr.write(`WARNING: ${sentence}\n`);
    await parts.start();
    return password;
  };
  return {
    port: (server.address() as AddressInfo).port,
    /** Resolves to a new administrator's password. */
    opened: open().catch(fail),
    /** Lets running requests finish. */
    async stop() {
      await parts.stop(() => stopServing(server));
      await parts.connection.close();
    },
  };
};
