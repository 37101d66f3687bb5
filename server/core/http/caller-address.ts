import { isIP } from 'node:net';
import type { Express, Request } from 'express';

/** Parses an address from a proxy, also with a port, brackets or quotes; undefined if invalid. */
const plainAddress = (text: string): string | undefined => {
  const bare = text
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  return isIP(bare) === 0 ? undefined : bare;
};

/**
 * Makes `req.ip` the caller's address even if a proxy adds more to `X-Forwarded-For`, so that a caller is the same from
 * any port. A caller that a trusted proxy cannot identify counts as that proxy.
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
