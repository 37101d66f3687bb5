import type { mongo } from 'mongoose';
import { isFirst } from '../db/errors';

/** A row that names who does some work, until when. */
export type Lease = { _id: string; by: string; until: Date };

/** `longest` is how long any holder takes it, if not all for the same time. */
type Taking = Pick<Lease, '_id' | 'by'> & { now: number; lasts: number; longest?: number };

/**
 * Takes or renews a lease; false while another one holds it. A dead holder's lease ends by itself; one that would last
 * longer than any is from before the clock jumped back.
 */
export const takeLease = (
  rows: Pick<mongo.Collection<Lease>, 'updateOne'>,
  { _id, by, now, lasts, longest = lasts }: Taking,
): Promise<boolean> =>
  isFirst(
    rows.updateOne(
      {
        _id,
        $or: [{ by }, { until: { $lt: new Date(now) } }, { until: { $gt: new Date(now + longest) } }],
      },
      { $set: { by, until: new Date(now + lasts) } },
      { upsert: true },
    ),
  );
