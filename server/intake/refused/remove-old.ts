import { day } from '../../../shared/durations';
import { usualIntakeSettings } from '../../../shared/schemas/refused';
import { replaceBySums } from '../../vendors/scorecard/keep-day-sums';
import type { Models } from '../models';
import { doneBefore } from './kept-filters';

/** Removes submissions after the period that staff set; a vendor's by whole days, because their sums stay. */
export const removeOldRefused = async ({ models, now }: { models: Models; now: () => number }) => {
  const settings = await models.intakeSettings.findById('intake').lean();
  const days = settings?.refusedDays ?? usualIntakeSettings.refusedDays;
  const before = now() - days * day;
  await models.refusedSubmissions.deleteMany({ vendorId: null, ...doneBefore(new Date(before)) });
  await replaceBySums(models, new Date(Math.floor(before / day) * day));
};
