import type { Deps } from '../deps';
import { waiting } from './kept-filters';

/** Counts what was held or refused and waits for a decision. */
export const countWaiting = async ({ models }: Deps) => {
  const [held, refused] = await Promise.all([
    models.refusedSubmissions.countDocuments(waiting),
    models.refusedSubmissions.countDocuments({ ...waiting, kind: 'rejected' }),
  ]);
  return { held, refused };
};
