import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

export const metricsServer = (register: Registry): Server =>
  createServer(async (req, res) => {
    if (req.url !== '/metrics') return void res.writeHead(404).end('Not found\n');
    if (req.method !== 'GET') return void res.writeHead(405, { Allow: 'GET' }).end();
    const text = await register.metrics();
    res.writeHead(200, { 'Content-Type': register.contentType }).end(text);
  });
