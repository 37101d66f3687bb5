import { flagDuplicates } from '../intake/flag-duplicates';
import { removeOldRefused } from '../intake/refused/remove-old';
import { removeExpired } from '../intake/remove-expired';
import { collectImages } from '../media/collect-images';
import type { Models } from '../models';
import type { WorkList } from '../outbox/work';

const hour = 60 * 60 * 1000;

type Options = { models: Models; now: () => number };

/** Everything that Lantern does later. */
export const workList = (options: Options): WorkList => ({
  /** Images that nothing refers to, a day after they came. */
  'collect-images': { every: hour, run: () => collectImages(options.models, options) },
  /** Leads that were not looked at because their server died. */
  'flag-duplicates': { every: hour, run: () => flagDuplicates(options.models) },
  /** What leads carry for a day only. */
  'remove-expired': { every: hour, run: () => removeExpired(options) },
  /** Refused posts, after the days that staff set. */
  'remove-old-refused': { every: hour, run: () => removeOldRefused(options) },
});
