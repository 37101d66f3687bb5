import type { RequestHandler } from 'express';
import { badRequest } from './trpc';

/** Refuses a request with two Host headers: a proxy in front may have used the other one (RFC 9112, 3.2). */
export const oneHost: RequestHandler = (req, res, next) => {
  let hosts = 0;
  for (let at = 0; at < req.rawHeaders.length; at += 2)
    if (req.rawHeaders[at]?.length === 4 && req.rawHeaders[at]?.toLowerCase() === 'host') hosts++;
  if (hosts < 2) return next();
  res.setHeader('Connection', 'close');
  throw badRequest('Send one Host header.');
};
