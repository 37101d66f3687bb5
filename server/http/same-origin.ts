import { TRPCError } from '@trpc/server';
import type { RequestHandler } from 'express';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses a write that another site makes a signed-in browser send; a caller without a cookie is no browser session. */
export const sameOrigin =
  (hasCookie: (req: Parameters<RequestHandler>[0]) => boolean, publicUrl?: string): RequestHandler =>
  (req, _res, next) => {
    if (harmless.has(req.method) || !hasCookie(req)) return next();
    const site = req.get('Sec-Fetch-Site');
    const origin = req.get('Origin');
    const own = new Set([`http://${req.get('Host')}`, `https://${req.get('Host')}`]);
    if (publicUrl) own.add(new URL(publicUrl).origin);
    const foreign = (site && site !== 'same-origin' && site !== 'none') || (origin && !own.has(origin));
    if (foreign) throw new TRPCError({ code: 'FORBIDDEN', message: 'This request came from another site.' });
    next();
  };
