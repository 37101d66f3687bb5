import type { Request, RequestHandler } from 'express';
import { forbidden } from './trpc';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True if a browser reports that another site's page sent this; clients that are not browsers report nothing. */
export const isFromAnotherSite = (req: Request, publicUrl?: string): boolean => {
  const site = req.get('Sec-Fetch-Site');
  const origin = req.get('Origin');
  const own = new Set([`http://${req.get('Host')}`, `https://${req.get('Host')}`]);
  if (publicUrl) own.add(new URL(publicUrl).origin);
  return Boolean((site && site !== 'same-origin' && site !== 'none') || (origin && !own.has(origin)));
};

/**
 * Refuses a write that another site makes a signed-in browser send; a request without a cookie has no browser session.
 */
export const sameOrigin =
  (hasCookie: (req: Request) => boolean, publicUrl?: string): RequestHandler =>
  (req, _res, next) => {
    if (!harmless.has(req.method) && hasCookie(req) && isFromAnotherSite(req, publicUrl))
      throw forbidden('This request came from another site.');
    next();
  };
