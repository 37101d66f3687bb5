import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy for an IMAP server without TLS that loses connections in the middle of an answer. */
export const startCutProxy = async (port: number) => {
  const sockets = new Set<Socket>();
  const moments = new EventEmitter();
  /** The number of commands until the next connection is cut; 0 for never. */
  let cutsAfter = 0;

  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    let isEnding = false;
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    client.on('data', (bytes) => {
      for (const _ of bytes.toString('latin1').matchAll(/\r\n/g))
        if (cutsAfter > 0 && --cutsAfter === 0) isEnding = true;
      upstream.write(bytes);
    });
    upstream.on('data', (bytes) => {
      if (isEnding) {
        client.write(bytes.subarray(0, bytes.length / 2), () => client.destroy());
        return void moments.emit('cut');
      }
      client.write(bytes);
      const text = bytes.toString('latin1');
      if (/ FETCH \(.*BODY\[\]/.test(text)) moments.emit('fetched');
      if (text.startsWith('+ idling')) moments.emit('listening');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    next: (moment: 'cut' | 'fetched' | 'listening') => once(moments, moment),
    cutAfter(commands: number) {
      cutsAfter = commands;
    },
    dropAll,
    async [Symbol.asyncDispose]() {
      dropAll();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};
