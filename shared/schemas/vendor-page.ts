import { z } from '../zod';
import { recordId } from './id';

/** The lifetime of a link in days. */
export const linkDays = { usual: 30, most: 90 } as const;

export const vendorLinkInput = z.object({
  id: recordId,
  days: z
    .int()
    .min(1)
    .max(linkDays.most)
    .default(linkDays.usual)
    .meta({ description: 'For how many days the link works' }),
});

/** A shared link, so that staff can end it; the link itself is not stored. */
export const vendorLinkRecord = z.object({
  id: recordId,
  by: z.string().meta({ description: 'Who made it' }),
  createdAt: z.iso.datetime(),
  until: z.iso.datetime(),
});
export type VendorLinkRecord = z.infer<typeof vendorLinkRecord>;

export const endLinkInput = z.object({ id: recordId, link: recordId });

export const vendorLink = z.object({
  id: recordId,
  path: z
    .string()
    .meta({ description: 'The path of the page on this server; anyone who has it can read the page' }),
  until: z.iso.datetime(),
});
