import { randomUUID } from 'node:crypto';
import type { mongo } from 'mongoose';
import { findCollections } from '../db/collections';
import { createDue, leaving } from '../due/due';
import { type Lease, takeLease } from '../due/lease';
import type { Models } from '../models';
import { collectEvents, type Source, toEntry } from './collect-events';
import { describeTry, PermanentFailure, Postponed } from './failures';
import { createLeases, createOutcomes } from './leases';
import type { OutboxDoc, TryAnswer } from './outbox.model';
import { createReceiverLimits, getReceiver } from './receiver-limits';
import { runWork, timeFor, type WorkList } from './work';

type Options = {
  models: Models;
  now: () => number;
  work: WorkList;
  /** True if the database has other servers, of which one collects the events. */
  isShared?: boolean;
  /** Resolves when there is time for deferred work. */
  lull?: () => Promise<void>;
  /** Receives failed tries: the kind of work and the error, for the log. */
  onFailure?: (kind: string, error: unknown) => void;
};

/** A dead server's lease to collect events ends after this time, in milliseconds. */
const lasts = 5000;
/** A stopping server is killed after ten seconds, and requests need most of them. */
const closesWithin = 1000;

type Needs = Pick<Options, 'models' | 'now' | 'work' | 'isShared'>;

/** Moves events from the documents that caused them; of several servers, one does. */
const createCollector = ({ models, now, work, isShared }: Needs) => {
  const sources: Source[] = findCollections(models, 'outbox');
  const rows = models.leases.collection as unknown as mongo.Collection<Lease>;
  const collector = { _id: 'collector', by: randomUUID() };
  let isOurs = !isShared;
  let askedAt = Number.NEGATIVE_INFINITY;
  return {
    async collect() {
      if (isShared && Math.abs(now() - askedAt) >= lasts / 3) {
        isOurs = await takeLease(rows, { ...collector, now: now(), lasts });
        askedAt = now();
      }
      // Two servers that collect for a moment do no harm, because each step may repeat.
      for (const source of isOurs ? sources : []) await collectEvents(source, models.outbox, work);
    },

    /** Another one collects right away. Without the database, the lease ends by itself. */
    async leave() {
      if (isShared)
        await models.leases.updateOne(collector, { $set: { until: new Date(0) } }).catch(() => undefined);
    },
  };
};

type Tries = Pick<Options, 'now' | 'work'> & {
  outcomes: ReturnType<typeof createOutcomes>;
  limits: ReturnType<typeof createReceiverLimits>;
  tell: (kind: string, error: unknown) => void;
};

/** Does a piece of work once, and enters what became of it. */
const createTries =
  ({ now, work, outcomes, limits, tell }: Tries) =>
  async (entry: OutboxDoc, signal: AbortSignal) => {
    const giveBack = limits.take(entry);
    let outcome: 'done' | 'failed' | undefined;
    let answer: TryAnswer | undefined;
    try {
      await runWork(work[entry.kind], entry, signal, (value) => {
        answer = value;
      });
      outcome = 'done';
    } catch (error) {
      if (error instanceof Postponed) return outcomes.postponed(entry, error.until);
      if (signal.reason === leaving) return outcomes.postponed(entry, new Date(now()));
      outcome = 'failed';
      tell(entry.kind, error);
      const isFinal = error instanceof PermanentFailure;
      return outcomes.failed(entry, { error: describeTry(error), isFinal, ...(answer && { answer }) });
    } finally {
      giveBack(outcome);
    }
    await outcomes.succeeded(entry, answer);
  };

/**
 * Runs deferred work. Events move from the documents that caused them to the collection `outbox`, and run from there
 * under a lease, so that several servers share the work, and another server redoes what a killed one had started. Every
 * step may be repeated.
 */
export const createOutbox = ({ models, now, work, isShared, lull, onFailure = () => {} }: Options) => {
  const { outbox } = models;
  const collector = createCollector({ models, now, work, ...(isShared && { isShared }) });
  const holder = { outbox, now, server: randomUUID() };
  const leases = createLeases({ ...holder, work });
  const limits = createReceiverLimits(now);

  /** Drop a report that fails; thrown from here, it would end the process and prevent a retry. */
  const tell = (kind: string, error: unknown) => {
    try {
      onFailure(kind, error);
    } catch {}
  };

  const due = createDue<OutboxDoc, OutboxDoc>(
    {
      async *find(hasRoom) {
        await lull?.();
        await collector.collect();
        yield* leases.due((receiver) => hasRoom(limits.find(receiver)));
      },
      limit: (entry) => limits.find(getReceiver(entry)),
      claim: leases.take,
      run: createTries({ now, work, limits, tell, outcomes: createOutcomes(holder) }),
      within: ({ kind }) => timeFor(work[kind]),
      closesWithin,
    },
    (error) => tell('outbox', error),
  );

  return {
    /** Runs everything due now, and what that causes; for tests and callers that cannot wait for the timer. */
    run: due.run,

    /** Creates the entries of timed work once, and starts looking for due work. */
    async start() {
      // The only server of a database: what one before it was doing when it was killed need not wait for its lease.
      if (!isShared) await leases.takeOver();
      for (const [kind, { every }] of Object.entries(work)) {
        if (every === undefined) continue;
        const { _id, ...first } = toEntry({ id: kind, kind, at: new Date(now()), data: {} });
        await outbox.updateOne({ _id }, { $set: { every }, $setOnInsert: first }, { upsert: true });
      }
      due.start();
    },

    /** Takes nothing new and waits briefly for running work; another server redoes what is slow. */
    async close() {
      await due.close();
      await collector.leave();
    },
  };
};

export type Outbox = ReturnType<typeof createOutbox>;
