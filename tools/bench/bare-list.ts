/** Express alone: serves the rows from its first message, converted to JSON for each request. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';

process.once('message', async (body: string) => {
  const rows = JSON.parse(body) as unknown;
  const app = express().disable('x-powered-by').set('etag', false);
  app.get('/api/clients', (_req, res) => void res.json(rows));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.send?.({ port: (server.address() as AddressInfo).port });
});
