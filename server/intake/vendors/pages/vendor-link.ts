import type { VendorPage } from '../../../../shared/schemas/vendor-page';
import { vendorPages } from '../../../../shared/schemas/vendor-page';
import type { Seal } from '../../../core/seal';

const about = 'vendor page';

/** What a link opens: one page about one vendor, until a moment in milliseconds since 1970, or until staff end it. */
export type VendorLink = { id: string; vendorId: string; page: VendorPage; until: number };

/** A link that tells nothing of whom it is for: addresses stand in logs. */
export const linkToken = (seal: Seal, link: VendorLink): string => seal.close(JSON.stringify(link), about);

/** What a link opens; undefined where it is not one of ours or has ended. */
export const readLink = (seal: Seal, token: string, now: number): VendorLink | undefined => {
  const text = token.length <= 1000 ? seal.open(token, about) : undefined;
  if (text === undefined) return undefined;
  const link = JSON.parse(text) as VendorLink;
  return vendorPages.includes(link.page) && link.until > now ? link : undefined;
};
