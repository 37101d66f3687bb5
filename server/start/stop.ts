import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How long clients that keep a connection are told with each answer to leave it, before idle ones are closed. */
const farewell = 250;
const patience = 5000;

/** Takes no new connection, lets running requests end (open event streams are cut), and then answers. */
export const stopServing = async (server: Server): Promise<void> => {
  const closed = once(server, 'close');
  const cut = setTimeout(() => server.closeAllConnections(), patience);
  server.keepAliveTimeout = 500;
  server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
  // http's own close() also closes idle connections, and so cuts whoever sends a request on one at that moment.
  NetServer.prototype.close.call(server);
  await wait(farewell);
  server.closeIdleConnections();
  await closed;
  clearTimeout(cut);
};
