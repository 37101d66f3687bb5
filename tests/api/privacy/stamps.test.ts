import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { stampHeads } from '../../../server/proof/stamps/stamp-heads';
import { sendWitnessed } from '../../support/graded';
import { startApp } from '../../support/start-app';

/** A timestamp service that misbehaves. */
const openService = async (answer: RequestListener) => {
  let [requests, sent, closed] = [0, 0, 0];
  const server = createServer((req, res) => {
    requests++;
    res.once('close', () => closed++);
    res.once('close', () => {
      sent += req.socket.bytesWritten;
    });
    answer(req, res);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/tsr`,
    getCounts: () => ({ requests, sent, closed }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
};

const openLog = async () => {
  const app = await startApp();
  await sendWitnessed(app);
  await app.consents.sealAll();
  const stamp = async (url: string) =>
    stampHeads({ models: app.models, url }).then(
      () => 'stamped',
      (error: Error & { code?: string }) => error.code ?? error.name,
    );
  return { app, stamp };
};

test('a service that floods is cut off after 64 kB, and the memory it took is small', async () => {
  const { app, stamp } = await openLog();
  await using _ = app;
  const piece = Buffer.alloc(64 * 1024);
  await using service = await openService((_req, res) => {
    const pour = () => {
      while (!res.destroyed && res.write(piece));
      if (!res.destroyed) res.once('drain', pour);
    };
    pour();
  });
  expect(await stamp(service.url)).toBe('too long an answer');
  await expect.poll(() => service.getCounts().closed).toBe(1);
  expect(service.getCounts().sent).toBeLessThan(32 * 1024 * 1024);
  expect((await app.models.ledgerHeads.findOne().lean())?.stamp).toBeUndefined();
});

test.each<[string, RequestListener]>([
  ['hangs', () => undefined],
  [
    'drips a byte a second',
    (_req, res) => {
      const timer = setInterval(() => res.write('0'), 1000);
      res.once('close', () => clearInterval(timer));
    },
  ],
])('a service that %s is given up after ten seconds', async (_, answer) => {
  const { app, stamp } = await openLog();
  await using __ = app;
  await using service = await openService(answer);
  expect(await stamp(service.url)).toBe('no answer within 10 seconds');
  await expect.poll(() => service.getCounts().closed).toBe(1);
});

test('a redirect of a service is not followed', async () => {
  const { app, stamp } = await openLog();
  await using _ = app;
  await using elsewhere = await openService((_req, res) => res.end());
  await using service = await openService((_req, res) =>
    res.writeHead(307, { Location: elsewhere.url }).end(),
  );
  expect(await stamp(service.url)).toBe('HTTP 307');
  expect(elsewhere.getCounts().requests).toBe(0);
});

test('an answer that is no stamp is kept nowhere', async () => {
  const { app, stamp } = await openLog();
  await using _ = app;
  await using service = await openService((_req, res) => res.end('hello'));
  expect(await stamp(service.url)).toBe('Malformed');
  expect((await app.models.ledgerHeads.findOne().lean())?.stamp).toBeUndefined();
});
