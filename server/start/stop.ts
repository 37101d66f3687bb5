import { once } from 'node:events';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { HttpServer } from './http-server';

/** The time during which responses tell clients to close their keep-alive connections, before idle ones are cut. */
const farewell = 250;
/** A service manager waits ten seconds before it kills us; running requests get nearly all of them. */
export const patience = 9000;

const isEventStream = (type: unknown) => String(type).startsWith('text/event-stream');

/** Accepts no new connection, ends event streams, lets running requests finish, and then resolves. */
export const stopServing = async (server: HttpServer, cutAfter = patience): Promise<void> => {
  const closed = once(server, 'close');
  const cut = setTimeout(() => server.closeAllConnections(), cutAfter);
  server.keepAliveTimeout = 500;
  server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
  // http's own close() also closes idle connections, and so cuts off a request arriving on one at that moment.
  NetServer.prototype.close.call(server);
  for (const answer of server.answers) {
    // A stream has no end to wait for; its client reconnects by itself and finds the next server.
    if (isEventStream(answer.getHeader('Content-Type'))) answer.destroy();
    else if (!answer.headersSent) answer.setHeader('Connection', 'close');
  }
  await wait(farewell);
  server.closeIdleConnections();
  await closed;
  clearTimeout(cut);
};
