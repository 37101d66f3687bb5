import { once } from 'node:events';
import { Agent, get, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { HttpServer } from '../../../server/start/http-server';
import { patience, stopServing } from '../../../server/start/stop';
import { eventually } from '../../support/eventually';

/** Long enough that no test sees the end of running work. */
const hour = 60 * 60 * 1000;

/** The server that we ship, on a free port, with a response from the test. */
const serve = async (listener: RequestListener) => {
  const server = new HttpServer();
  server.on('request', listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = (cutAfter?: number) => stopServing(server, cutAfter);
  return { port, url: `http://127.0.0.1:${port}`, stop };
};

test('a server that stops under load answers every request that reached it', async () => {
  let reached = 0;
  const { port, stop } = await serve((_req, res) => {
    reached++;
    setTimeout(() => res.end('done'), 5);
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const ask = () =>
    new Promise<string>((resolve) => {
      get({ port, agent }, (res) => res.resume().on('end', () => resolve('done'))).on(
        'error',
        (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message),
      );
    });
  const outcomes: string[] = [];
  const asking = Array.from({ length: 8 }, async () => {
    let outcome: string;
    do {
      outcome = await ask();
      outcomes.push(outcome);
    } while (outcome === 'done');
  });
  await eventually(async () => reached).toBeGreaterThan(50);
  await stop(hour);
  await Promise.all(asking);
  // A request sent at the instant the server closed its idle connection never reached it.
  const unanswered = outcomes.filter((outcome) => !['ECONNREFUSED', 'ECONNRESET', 'done'].includes(outcome));
  expect(unanswered).toEqual([]);
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(reached);
});

test('an upload that is under way for seconds when the server stops is taken and answered', async () => {
  const { url, stop } = await serve(async (req, res) => void res.end(await text(req)));
  const upload = request(url, { method: 'POST' });
  upload.write('first half, ');
  const answer = once(upload, 'response');
  const [socket] = await once(upload, 'socket');
  if (socket.connecting) await once(socket, 'connect');
  const stopped = stop(hour);
  // Longer than idle connections are kept.
  await wait(1500);
  upload.end('second half');
  const [response] = await answer;
  expect(await text(response)).toBe('first half, second half');
  await stopped;
});

test('event streams are ended first, so that nobody waits for them', async () => {
  const { url, stop } = await serve((_req, res) => {
    res.setHeader('Content-Type', 'text/event-stream');
    res.write(': hello\n');
  });
  const stream = await fetch(url);
  await stop(hour);
  await expect(stream.text()).rejects.toThrow();
});

test('a request that never ends is cut off within the ten seconds that a stop may take', async () => {
  expect(patience).toBeLessThan(10_000);
  let reached = 0;
  const { url, stop } = await serve(() => void reached++);
  const never = fetch(url).catch((error: Error) => error);
  await eventually(() => reached).toBe(1);
  await stop(200);
  expect(await never).toBeInstanceOf(Error);
});
