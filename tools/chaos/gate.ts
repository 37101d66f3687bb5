import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The gate's handling of traffic: pass it, delay it, drop it, or cut and refuse connections. */
export type Passage = 'open' | { afterMs: number } | 'silent' | 'cut';

/** A proxy for a local port that can be slow, silent or cut. */
export const startGate = async (port: number) => {
  const sockets = new Set<Socket>();
  let passage: Passage = 'open';

  const passing = async () => {
    while (passage === 'silent') await wait(20);
    if (typeof passage === 'object') await wait(passage.afterMs);
  };

  /** Forwards data in order. */
  const lead = (from: Socket, to: Socket) => {
    let before = Promise.resolve();
    from.on('data', (piece) => {
      const due = passing();
      before = before.then(() => due).then(() => void to.write(piece));
    });
    from.on('error', () => {}).on('close', () => to.destroy());
  };

  const server = createServer((client) => {
    if (passage === 'cut') {
      client.destroy();
      return;
    }
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true).on('close', () => sockets.delete(socket));
    }
    lead(client, upstream);
    lead(upstream, client);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');

  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    set: (next: Passage) => {
      passage = next;
      if (next === 'cut') cut();
    },
    [Symbol.asyncDispose]: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
