import { isIP } from 'node:net';
import type { Express, Request } from 'express';

/** An address as proxies write it, also with a port, in brackets or in quotes; undefined where it is none. */
export const plainAddress = (text: string): string | undefined => {
  const bare = text
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  return isIP(bare) === 0 ? undefined : bare;
};

/**
 * Makes `req.ip` the caller's address where a proxy writes more than that into `X-Forwarded-For`, so that a caller is
 * one caller from whatever port. Whoever a trusted proxy cannot name counts as that proxy.
 */
export const readCallerAddress = (app: Express) => {
  const trusts = app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  Object.defineProperty(app.request, 'ip', {
    get(this: Request) {
      let address = this.socket.remoteAddress ?? '';
      const forwarded = this.headers['x-forwarded-for'];
      const before = forwarded === undefined ? [] : String(forwarded).split(',').reverse();
      for (const [hop, text] of before.entries()) {
        const named = trusts(address, hop) ? plainAddress(text) : undefined;
        if (named === undefined) break;
        address = named;
      }
      return address;
    },
  });
};
