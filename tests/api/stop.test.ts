import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { stopServing } from '../../server/start/stop';

test('a server that stops under load answers every request that reached it', async () => {
  const server = createServer((_req, res) => void setTimeout(() => res.end('done'), 5));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
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
  await new Promise((resolve) => setTimeout(resolve, 200));
  const startedAt = performance.now();
  await stopServing(server);
  expect(performance.now() - startedAt).toBeLessThan(2000);
  await Promise.all(asking);
  expect(outcomes.filter((outcome) => outcome !== 'done')).toEqual(Array(8).fill('ECONNREFUSED'));
  expect(outcomes.length).toBeGreaterThan(50);
});
