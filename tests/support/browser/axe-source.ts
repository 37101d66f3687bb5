import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';

export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const headers = { 'Content-Type': 'text/javascript', 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Serves axe beside the product. */
export const withAxe =
  (answer: RequestListener): RequestListener =>
  (req, res) =>
    req.url === '/axe.js' ? res.writeHead(200, headers).end(axeSource) : answer(req, res);
