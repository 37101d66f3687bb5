import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

/**
 * Holds the requests that arrive while the program loads, so that none is refused, and answers `/healthz`. Returns a
 * function that passes these and all later ones to the program.
 */
export const holdRequests = (server: Server): ((app: RequestListener) => void) => {
  const waiting = new Map<ServerResponse, IncomingMessage>();
  const hold = (req: IncomingMessage, res: ServerResponse) => {
    if (req.method === 'GET' && req.url === '/healthz') {
      res.setHeader('Content-Type', 'application/json; charset=utf-8');
      return void res.end(JSON.stringify({ status: 'ok' }));
    }
    waiting.set(res, req);
    res.once('close', () => waiting.delete(res));
  };
  server.on('request', hold);
  return (app) => {
    server.off('request', hold).on('request', app);
    for (const [res, req] of waiting) app(req, res);
    waiting.clear();
  };
};
