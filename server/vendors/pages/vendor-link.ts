import type { Seal } from '../../core/seal';

const about = 'vendor page';

/** The content of a link: the page of one vendor, until a time in milliseconds since 1970, or until staff end it. */
export type VendorLink = { id: string; vendorId: string; until: number };

/** Returns a link that does not reveal the vendor, because URLs end up in logs. */
export const linkToken = (seal: Seal, link: VendorLink): string => seal.close(JSON.stringify(link), about);

/** Returns the content of a link, or undefined if it is not ours or has ended. */
export const readLink = (seal: Seal, token: string, now: number): VendorLink | undefined => {
  const text = token.length <= 1000 ? seal.open(token, about) : undefined;
  if (text === undefined) return undefined;
  const link = JSON.parse(text) as VendorLink;
  return link.until > now ? link : undefined;
};
