import { usualIntakeSettings } from '../../../shared/schemas/refused';
import type { Models } from '../../models';
import { doneBefore } from './kept-filters';

const day = 24 * 60 * 60 * 1000;

/** Lets go what was kept as long as staff want it kept. */
export const removeOldRefused = async ({ models, now }: { models: Models; now: () => number }) => {
  const settings = await models.intakeSettings.findById('intake').lean();
  const days = settings?.refusedDays ?? usualIntakeSettings.refusedDays;
  await models.refusedPosts.deleteMany(doneBefore(new Date(now() - days * day)));
};
