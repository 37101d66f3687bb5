import { leadPost } from '../../../shared/schemas/client';
import type { Vendor } from '../../core/caller';
import { withoutBlanks } from '../../core/parsers';
import type { Intake } from '../create-intake';
import { type ReadPost, readPost } from '../reading/read-post';
import { toOurFields } from './mapping/to-our-fields';

export type ReadSubmission = ReadPost & {
  /** The part that is the same in two tries of one submission, even if the vendor's mapping changes in between. */
  content: object;
};

/** Reads a vendor's submission with its own names, values and time zone. Throws like `readPost`. */
export const readSubmission = (
  { timeZone }: Pick<Intake, 'timeZone'>,
  vendor: Vendor,
  sent: unknown,
): ReadSubmission => {
  const { data: documented } = leadPost.safeParse(withoutBlanks(leadPost, sent));
  const ours = toOurFields(vendor, sent);
  const read =
    documented && ours === sent
      ? { post: documented, warnings: [] }
      : readPost(ours, vendor.timeZone ?? timeZone);
  const { test: _, ...content } = documented ?? (sent as { test?: unknown });
  return { ...read, content };
};
