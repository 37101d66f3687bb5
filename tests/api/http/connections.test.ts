import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { expect, test } from 'vitest';
import { pingEvery } from '../../../server/core/http/trpc';
import { HttpServer } from '../../../server/start/http-server';
import { canTellQueues } from '../../../server/start/send-queues';

const readerPatience = 300;

/** The server that we ship, on a free port, with a response from the test. */
const serve = async (
  listener: RequestListener,
  { patience = readerPatience, canTell = canTellQueues }: { patience?: number; canTell?: boolean } = {},
) => {
  const server = new HttpServer(patience, canTell);
  server.on('request', listener);
  // Of the first connection.
  const closed = new Promise((resolve) =>
    server.once('connection', (socket) => socket.once('close', resolve)),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const end = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };

  return { server, port, closed, url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: end };
};

const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Sends one request, reads nothing, and reports when the server gives up. */
const askWithoutReading = async (port: number) => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.pause();
  socket.write(request);
  return socket;
};

test('an idle connection is kept longer than a proxy keeps it', async () => {
  await using served = await serve((_req, res) => void res.end('ok'));
  const socket = connect(served.port, '127.0.0.1');
  const [connection] = (await once(served.server, 'connection')) as [Socket];
  socket.write(request);
  const [first] = await once(socket, 'data');
  expect(String(first)).toMatch(/^Keep-Alive: timeout=75\r$/m);
  // Node's idle timeout for this connection, now that its response is sent.
  await expect.poll(() => connection.timeout).toBeGreaterThanOrEqual(75_000);
  socket.write(request);
  const [second] = await once(socket, 'data');
  expect(String(second)).toMatch(/^HTTP\/1.1 200/);
  socket.destroy();
});

test('a reader that takes nothing of its answer is cut', async () => {
  let closed: Promise<unknown> | undefined;
  await using served = await serve((_req, res) => {
    closed = once(res, 'close');
    res.end(Buffer.alloc(30_000_000));
  });
  const socket = await askWithoutReading(served.port);
  await expect.poll(() => closed).toBeDefined();
  await closed;
  socket.destroy();
});

test('each of three hundred readers that take nothing of their answers is cut', async () => {
  let begun = 0;
  let closed = 0;
  // More than the kernel buffers for a connection, so that the response cannot finish.
  const large = Buffer.alloc(16_000_000);
  await using served = await serve((_req, res) => {
    begun++;
    res.once('close', () => closed++);
    res.end(large);
  });
  const sockets = await Promise.all(Array.from({ length: 300 }, () => askWithoutReading(served.port)));
  await expect.poll(() => [begun, closed], { timeout: 60_000 }).toEqual([300, 300]);
  for (const socket of sockets) socket.destroy();
});

/** Ways to hold a large response without reading it. */
const clients: Record<string, { asks: string; answer: RequestListener }> = {
  'asks again and again in one go': {
    asks: request.repeat(20),
    answer: (_req, res) => void res.end(Buffer.alloc(8_000_000)),
  },
  'asks for an answer that fits into the buffers of the computer': {
    asks: request,
    answer: (_req, res) => void res.end(Buffer.alloc(1_500_000)),
  },
  'wants the connection to be kept': {
    asks: request.replace('\r\n\r\n', '\r\nConnection: keep-alive\r\n\r\n'),
    answer: (_req, res) => void res.end(Buffer.alloc(8_000_000)),
  },
  'asks for a file that is read as it is sent': {
    asks: request,
    answer: (_req, res) => void Readable.from(pieces(200, 100_000)).pipe(res),
  },
  'asks for a compressed answer': {
    asks: request.replace('\r\n\r\n', '\r\nAccept-Encoding: gzip\r\n\r\n'),
    answer: (_req, res) => {
      res.setHeader('Content-Encoding', 'gzip');
      Readable.from(pieces(200, 100_000)).pipe(createGzip()).pipe(res);
    },
  },
  'uploads something and does not read what becomes of it': {
    asks: `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n${'x'.repeat(100_000)}`,
    answer: (req, res) => void req.resume().once('end', () => res.end(Buffer.alloc(8_000_000))),
  },
};

function* pieces(count: number, size: number) {
  for (let number = 0; number < count; number++) yield randomBytes(size);
}

test.skipIf(!canTellQueues).for(Object.entries(clients))(
  'a reader that takes nothing and %s is cut',
  async ([, { asks, answer }]) => {
    await using served = await serve(answer);
    const begun = once(served.server, 'request');
    const socket = connect(served.port, '127.0.0.1').pause();
    socket.on('error', () => {});
    socket.write(asks);
    await begun;
    await served.closed;
    socket.destroy();
  },
);

test.skipIf(!canTellQueues)('a reader that goes on sending and takes nothing is cut', async () => {
  await using served = await serve((_req, res) => void res.end(Buffer.alloc(8_000_000)));
  const socket = await askWithoutReading(served.port);
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: ');
  const sending = setInterval(() => socket.write('x'), readerPatience / 10);
  await served.closed;
  clearInterval(sending);
  socket.destroy();
});

test.skipIf(!canTellQueues)(
  'a reader that is slow and steady stays, though Node hears nothing of it for long',
  async () => {
    const patience = 2000;
    let isClosed = false;
    await using served = await serve(
      (_req, res) => {
        res.once('close', () => {
          isClosed = true;
        });
        res.end(Buffer.alloc(30_000_000));
      },
      { patience },
    );
    const socket = await askWithoutReading(served.port);
    const reading = setInterval(() => socket.read(Math.min(20_000, socket.readableLength)), 100);
    await wait(6 * patience);
    expect([isClosed, socket.bytesRead > 0]).toEqual([false, true]);
    clearInterval(reading);
    socket.destroy();
  },
);

test('if the kernel does not report progress, a reader that takes nothing is cut off, too', async () => {
  let closed: Promise<unknown> | undefined;
  await using served = await serve(
    (_req, res) => {
      closed = once(res, 'close');
      res.end(Buffer.alloc(30_000_000));
    },
    { canTell: false },
  );
  const socket = await askWithoutReading(served.port);
  await expect.poll(() => closed).toBeDefined();
  await closed;
  socket.destroy();
});

test('with our defaults a listener to events is not cut off, whatever the kernel reports', () => {
  const { timeout } = new HttpServer(undefined, false);
  // Node cuts the connection at its second look, because part of the response was sent just before the first.
  expect(2 * timeout).toBeLessThanOrEqual(40_000);
  expect(pingEvery).toBeLessThan(timeout);
});

test('a reader that takes nothing of an event stream is cut, and one that listens is not', async () => {
  const closed = new Set<string>();
  await using served = await serve((req, res) => {
    res.setHeader('Content-Type', 'text/event-stream');
    const events = setInterval(() => {
      if (!res.writableNeedDrain) res.write(`: ${'x'.repeat(req.url === '/listening' ? 1 : 1_000_000)}\n`);
    }, 20);
    res.on('close', () => {
      clearInterval(events);
      closed.add(req.url!);
    });
  });
  const listening = await fetch(`${served.url}/listening`);
  const socket = await askWithoutReading(served.port);
  await expect.poll(() => closed.has('/')).toBe(true);
  expect(closed.has('/listening')).toBe(false);
  socket.destroy();
  await listening.body!.cancel();
});

test('an answer that is long in coming is waited for', async () => {
  await using served = await serve((_req, res) => void setTimeout(() => res.end('late'), 3 * readerPatience));
  expect(await (await fetch(served.url)).text()).toBe('late');
});
