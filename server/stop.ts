import type { Server } from 'node:http';

const patience = 5000;

/** Takes no new connection, lets running requests end (open event streams are cut), and then answers. */
export const stopServing = async (server: Server): Promise<void> => {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearTimeout(cut);
};
