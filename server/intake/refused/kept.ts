import { day } from '../../../shared/durations';
import { usualIntakeSettings } from '../../../shared/schemas/refused';
import { replaceBySums } from '../../vendors/scorecard/kept-submissions';
import type { Models } from '../models';

/** Submissions from callers without a key, which may be removed if there are too many. */
export const evictable = { vendorId: null, kind: { $ne: 'quarantined' as const } };

/** Submissions that look automated and wait for staff. */
export const waiting = { kind: 'quarantined' as const, decidedAt: { $exists: false } };

/** Returns the filter for submissions from before a time that wait for no one. */
const doneBefore = (at: Date) => ({
  at: { $lt: at },
  $or: [{ kind: { $ne: 'quarantined' as const } }, { decidedAt: { $exists: true } }],
});

/** Counts what was held or refused and waits for a decision. */
export const countWaiting = async ({ models }: { models: Models }) => {
  const [held, refused] = await Promise.all([
    models.refusedSubmissions.countDocuments(waiting),
    models.refusedSubmissions.countDocuments({ ...waiting, kind: 'rejected' }),
  ]);
  return { held, refused };
};

/** Removes submissions after the period that staff set; a vendor's by whole days, because their sums stay. */
export const removeOldRefused = async ({ models, now }: { models: Models; now: () => number }) => {
  const settings = await models.intakeSettings.findById('intake').lean();
  const days = settings?.refusedDays ?? usualIntakeSettings.refusedDays;
  const before = now() - days * day;
  await models.refusedSubmissions.deleteMany({ vendorId: null, ...doneBefore(new Date(before)) });
  await replaceBySums(models, new Date(Math.floor(before / day) * day));
};
