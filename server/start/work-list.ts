import type { Consents } from '../consents/consents';
import { flagDuplicates } from '../intake/flag-duplicates';
import { removeExpired } from '../intake/remove-expired';
import { collectImages } from '../media/collect-images';
import type { Models } from '../models';
import type { WorkList } from '../outbox/work';

const hour = 60 * 60 * 1000;

type Options = { models: Models; consents: Consents; now: () => number };

/** Everything that Lantern does later. */
export const workList = (options: Options): WorkList => ({
  /** Images that nothing refers to, a day after they came. */
  'collect-images': { every: hour, run: () => collectImages(options.models, options) },
  /** Consents that were not sealed because their server died; its lease is over before a minute is. */
  'seal-consents': { every: 15_000, within: 10_000, run: () => options.consents.sealAll() },
  /** Leads that were not looked at because their server died. */
  'flag-duplicates': { every: hour, run: () => flagDuplicates(options.models) },
  /** What leads carry for a day only. */
  'remove-expired': { every: hour, run: () => removeExpired(options) },
});
