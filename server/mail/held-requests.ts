import { hour } from '../../shared/durations';
import { enqueueMail } from '../core/outbox/enqueue';
import { waiting } from '../intake/refused/kept-filters';
import type { Deps } from './deps';

const prefix = 'held-';

/** The values of a message about held requests; undefined if none is left to decide. */
export const heldValues = async ({ models }: Deps): Promise<Record<string, string> | undefined> => {
  const count = await models.refusedSubmissions.countDocuments(waiting);
  if (count === 0) return undefined;
  return { held: count === 1 ? '1 request is' : `${count} requests are` };
};

/**
 * Tells staff by mail about visitors' requests that are held: at most once an hour if there is a new one, and once a day
 * until all are decided.
 */
export const tellOfHeld = async ({ models, now, mail }: Deps): Promise<void> => {
  if (!mail.transport || mail.staff === '') return;
  const newest = await models.refusedSubmissions.findOne(waiting).sort({ at: -1 }).select({ at: 1 }).lean();
  if (!newest) return;
  const last = await models.outbox
    .findOne({ _id: { $gte: prefix, $lt: `${prefix}~` } })
    .sort({ _id: -1 })
    .lean();
  const at = new Date(now());
  const pause = last && newest.at >= last.at ? hour : 24 * hour;
  if (last && now() - last.at.getTime() < pause) return;
  const id = `${prefix}${at.toISOString().slice(0, 13)}`;
  await enqueueMail({ models, now }, { event: 'held', template: 'held-requests', to: 'staff' }, { id, at });
};
