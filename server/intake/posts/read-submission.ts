import { yesOrNo } from '../../../shared/rules/answers';
import { leadPost } from '../../../shared/schemas/client';
import type { Vendor } from '../../core/caller';
import type { Submission } from '../../core/http/request-notes';
import { withoutBlanks } from '../../core/parsers';
import { toOurFields } from '../../vendors/mapping/to-our-fields';
import type { Deps } from '../deps';
import { type ReadPost, readPost } from '../reading/read-post';

export type ReadSubmission = ReadPost & {
  /** The part that is the same in two tries of one submission, even if the vendor's mapping changes in between. */
  content: object;
};

const asksForTest = (named: unknown): boolean => {
  const test: unknown = (named as { test?: unknown } | null)?.test;
  return (
    (typeof test === 'string' || typeof test === 'boolean' || typeof test === 'number') &&
    yesOrNo(test) === true
  );
};

/** Returns a submission in our names, and true for a test, which does not count as a lead. */
export const nameSubmission = (vendor: Vendor | undefined, sent: unknown): Submission => {
  const named = vendor ? toOurFields(vendor, sent) : sent;
  return { named, test: vendor?.mode === 'test' || asksForTest(named) };
};

/** Reads a vendor's submission with its own values and time zone. Throws like `readPost`. */
export const readSubmission = (
  { timeZone }: Pick<Deps, 'timeZone'>,
  vendor: Vendor,
  sent: unknown,
  named: unknown,
): ReadSubmission => {
  const { data: documented } = leadPost.safeParse(withoutBlanks(leadPost, sent));
  const read =
    documented && named === sent
      ? { post: documented, warnings: [] }
      : readPost(named, vendor.timeZone ?? timeZone);
  const { test: _, ...content } = documented ?? (sent as { test?: unknown });
  return { ...read, content };
};
