import { minute } from '../../../shared/durations';
import type { OutboxDoc, OutboxModel, TryAnswer } from './outbox.model';
import { triesPerReceiver } from './receiver-limits';
import { waitAfter } from './retry-schedule';
import { timeFor, type WorkList } from './work';

/** The margin of a lease over the longest try, for clock differences and the final write. */
const margin = 30_000;
const mostLookedAt = 64;
/** Work that is due each second, such as reading a mailbox, may wait a little longer while it fails. */
const longestWaitOfTimed = 5 * minute;

/** `server` is who takes work, and whose outcomes count. */
type Needs = { outbox: OutboxModel; now: () => number; server: string };

const findWaiting = (outbox: OutboxModel, at: Date, most: number, of: { receiver?: string } = {}) =>
  outbox
    .find({ state: 'waiting', ...of, dueAt: { $lte: at } })
    .sort({ dueAt: 1 })
    .limit(most)
    .lean<OutboxDoc[]>();

/** All receivers with waiting entries, found one after the other in the index. */
const waitedFor = async (outbox: OutboxModel): Promise<string[]> => {
  const receivers: string[] = [];
  for (;;) {
    const next = await outbox
      .findOne({ state: 'waiting', receiver: { $gt: receivers.at(-1) ?? '' } })
      .sort({ receiver: 1 })
      .select({ receiver: 1 })
      .lean<{ receiver: string }>();
    if (!next) return receivers;
    receivers.push(next.receiver);
  }
};

const isEnd = ({ state }: Partial<OutboxDoc>) => state === 'done' || state === 'needs a look';

/** Entries of one lane run one after the other, oldest first: finds an unfinished one that is older, if any. */
const findEarlier = async (outbox: OutboxModel, { lane, at, _id }: OutboxDoc) =>
  lane === undefined
    ? null
    : outbox
        .findOne({
          lane,
          state: { $in: ['waiting', 'working'] },
          $or: [{ at: { $lt: at } }, { at, _id: { $lt: _id } }],
        })
        .sort({ at: 1, _id: 1 })
        .lean();

/** Frees the next entry of the lane. */
const openLane = async ({ outbox, now }: Needs, { lane }: OutboxDoc) => {
  if (lane) await outbox.updateMany({ lane, state: 'waiting' }, { $min: { dueAt: new Date(now()) } });
};

/** Takes work for this server and returns it. */
export const createLeases = (needs: Needs & { work: WorkList }) => {
  const { outbox, now, server, work } = needs;
  return {
    /**
     * Entries due now: work that a dead server started, and waiting work, oldest first. If more are waiting than fit,
     * the oldest for each free receiver are included, so that one receiver's backlog does not hide another's.
     */
    async *due(isFree: (receiver: string) => boolean): AsyncGenerator<OutboxDoc[]> {
      const at = new Date(now());
      const abandoned = await outbox.find({ state: 'working', leaseUntil: { $lt: at } }).lean<OutboxDoc[]>();
      const oldest = await findWaiting(outbox, at, mostLookedAt);
      yield [...abandoned, ...oldest];
      if (oldest.length < mostLookedAt) return;
      for (const receiver of (await waitedFor(outbox)).filter(isFree))
        yield await findWaiting(outbox, at, triesPerReceiver, { receiver });
    },

    /** Takes the entry if we may work on it now; null if another server has it or its turn has not come. */
    async take(candidate: OutboxDoc): Promise<OutboxDoc | null> {
      const { _id } = candidate;
      const ahead = await findEarlier(outbox, candidate);
      if (ahead) {
        // Until that one is due again, so that a long lane does not block others.
        const { leaseUntil = ahead.dueAt } = ahead;
        await outbox.updateOne({ _id, state: 'waiting' }, { $max: { dueAt: leaseUntil } });
        // The one ahead may have just ended, and nobody else would open the lane.
        if (!(await findEarlier(outbox, candidate))) await openLane(needs, candidate);
        return null;
      }
      const at = now();
      const leaseUntil = new Date(at + timeFor(work[candidate.kind]) + margin);
      const free =
        candidate.state === 'waiting'
          ? { dueAt: { $lte: new Date(at) } }
          : { leaseUntil: { $lt: new Date(at) } };
      return outbox
        .findOneAndUpdate(
          { _id, state: candidate.state, ...free },
          { $set: { state: 'working', leaseUntil, leasedBy: server }, $inc: { attempts: 1, tries: 1 } },
          { returnDocument: 'after' },
        )
        .lean();
    },

    /** Makes everything due that a server before this one was working on. */
    takeOver: () => outbox.updateMany({ state: 'working' }, { $set: { leaseUntil: new Date(0) } }),
  };
};

/** Enters what became of a piece of work after a try; that counts only while we hold the lease. */
export const createOutcomes = (needs: Needs) => {
  const { outbox, now, server } = needs;
  const settle = (entry: OutboxDoc, fields: Partial<OutboxDoc>) =>
    outbox.updateOne(
      { _id: entry._id, leasedBy: server, state: 'working', attempts: entry.attempts },
      {
        $set: fields,
        // A signer's link is not stored in a sent or abandoned entry: another try creates a new one.
        $unset: { leaseUntil: '', leasedBy: '', ...(isEnd(fields) && { 'data.link': '' }) },
      },
    );

  return {
    async succeeded(entry: OutboxDoc, answer?: TryAnswer) {
      const at = new Date(now());
      if (entry.every === undefined) {
        await settle(entry, { state: 'done', doneAt: at, error: '', ...(answer && { answer }) });
        return openLane(needs, entry);
      }
      const dueAt = new Date(at.getTime() + entry.every);
      await settle(entry, { state: 'waiting', dueAt, attempts: 0, error: '', firstTriedAt: at });
    },

    /** Postpones it until a given time; this does not count as a try. */
    async postponed(entry: OutboxDoc, until: Date) {
      await settle(entry, {
        state: 'waiting',
        dueAt: until,
        attempts: entry.attempts - 1,
        tries: entry.tries - 1,
      });
    },

    /**
     * Schedules another try; after three days, or right away if retrying is useless, it waits for a person. Timed work
     * is never given up, and tried again within its interval or five minutes.
     */
    async failed(entry: OutboxDoc, failure: { error: string; isFinal?: boolean; answer?: TryAnswer }) {
      const { isFinal, ...why } = failure;
      const at = now();
      const isFirst = entry.attempts === 1 || !entry.firstTriedAt;
      const firstTriedAt = isFirst ? new Date(at) : entry.firstTriedAt!;
      const { every } = entry;
      const usual = isFinal ? undefined : waitAfter(entry.attempts, at - firstTriedAt.getTime());
      const wait =
        every === undefined ? usual : Math.min(usual ?? every, Math.max(every, longestWaitOfTimed));
      if (wait !== undefined) {
        await settle(entry, { state: 'waiting', dueAt: new Date(at + wait), firstTriedAt, ...why });
        return;
      }
      await settle(entry, { state: 'needs a look', firstTriedAt, ...why });
      await openLane(needs, entry);
    },
  };
};
