import { removeDeleted } from '../clients/deleted/remove-deleted';
import { finishMerge } from '../clients/merge/finish-merge';
import { finishUndo } from '../clients/merge/undo-merge';
import { flagDuplicates } from '../intake/flag-duplicates';
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
  /** A merge, and its undoing, whose server died between its two writes. */
  'finish-merge': { run: ({ data }) => finishMerge(options, String(data.id)) },
  'finish-undo-merge': { run: ({ data }) => finishUndo(options, String(data.id), String(data.into)) },
  /** Leads that were not looked at because their server died. */
  'flag-duplicates': { every: hour, run: () => flagDuplicates(options.models) },
  /** Leads that were deleted 30 days ago. */
  'remove-deleted': { every: hour, run: () => removeDeleted(options) },
  /** What leads carry for a day only. */
  'remove-expired': { every: hour, run: () => removeExpired(options) },
});
