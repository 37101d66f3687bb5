import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { countLeads } from '../../../tools/chaos/count';
import { startLoad } from '../../../tools/chaos/load';

test('a lead that was acknowledged and is not stored is lost, and one that is stored again counts twice', () => {
  const acknowledged = new Set(['a', 'b', 'c']);
  expect(countLeads(acknowledged, ['a', 'b', 'c'])).toEqual({ acknowledged: 3, lost: 0, twice: 0 });
  expect(countLeads(acknowledged, ['a', 'a', 'never answered'])).toEqual({
    acknowledged: 3,
    lost: 2,
    twice: 1,
  });
});

test('a sender repeats a lead under its key until it is answered with 201', async () => {
  const keys: unknown[] = [];
  const server = createServer((req, res) => {
    keys.push(req.headers['idempotency-key']);
    if (keys.length === 1) req.socket.destroy();
    else res.writeHead(keys.length === 2 ? 503 : 201).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  using load = startLoad(() => [`http://127.0.0.1:${port}`], 0);
  await load.send('one');
  server.close();
  expect(keys).toEqual(['one', 'one', 'one']);
  expect([...load.acknowledged]).toEqual(['one']);
});
