import type { mongo } from 'mongoose';
import { isFirst } from './errors';

/** A row that names the server that does some work, until when. */
export type Lease = { _id: string; by: string; until: Date };

type Taking = Pick<Lease, '_id' | 'by'> & { now: number; lasts: number };

/**
 * Takes or renews a lease; false while another server holds it. A dead holder's lease ends by itself; one that would last
 * longer than any is from before the clock jumped back.
 */
export const takeLease = (
  rows: Pick<mongo.Collection<Lease>, 'updateOne'>,
  { _id, by, now, lasts }: Taking,
): Promise<boolean> =>
  isFirst(
    rows.updateOne(
      {
        _id,
        $or: [{ by }, { until: { $lt: new Date(now) } }, { until: { $gt: new Date(now + lasts) } }],
      },
      { $set: { by, until: new Date(now + lasts) } },
      { upsert: true },
    ),
  );
