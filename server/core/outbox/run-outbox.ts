import { findCollections } from '../db/collections';
import type { Models } from '../models';
import { collectEvents, type Source, toEntry } from './collect-events';
import { createCollectorLease } from './collector-lease';
import { describeTry, PermanentFailure, Postponed } from './failures';
import { createLeases } from './leases';
import type { OutboxDoc, TryAnswer } from './outbox.model';
import { createPace } from './pace';
import { createReceiverLimits } from './receiver-limits';
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

const lookEvery = 1000;
/** A stopping server is killed after ten seconds, and requests need most of them. */
const closesWithin = 1000;

type UnderWay = { trying: AbortController; ended: Promise<void> };

/**
 * Runs deferred work. Events move from the documents that caused them to the collection `outbox`, and run from there
 * under a lease, so that several servers share the work, and another server redoes what a killed one had started. Every
 * step may be repeated.
 */
export const createOutbox = ({ models, now, work, isShared, lull, onFailure = () => {} }: Options) => {
  const { outbox } = models;
  const sources: Source[] = findCollections(models, 'outbox');
  const pace = createPace();
  const leases = createLeases({ outbox, now, work });
  const collectorLease = isShared ? createCollectorLease(models, now) : undefined;
  const receiverLimits = createReceiverLimits(now);
  const underWay = new Map<string, UnderWay>();
  let timer: NodeJS.Timeout | undefined;
  let next: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let handsWanted = false;
  let isLeaving = false;
  let closed = false;

  /** Drop a report that fails; thrown from here, it would end the process and prevent a retry. */
  const tell = (kind: string, error: unknown) => {
    try {
      onFailure(kind, error);
    } catch {}
  };

  const workOn = async (entry: OutboxDoc, trying: AbortController) => {
    const one = work[entry.kind];
    const giveBack = receiverLimits.take(entry);
    let outcome: 'done' | 'failed' | undefined;
    const patience = setTimeout(() => trying.abort(), timeFor(one));
    let answer: TryAnswer | undefined;
    const keep = (value: TryAnswer) => {
      answer = value;
    };
    try {
      await runWork(one, entry, trying.signal, keep);
      outcome = 'done';
    } catch (error) {
      if (error instanceof Postponed) return leases.postponed(entry, error.until);
      if (isLeaving) return leases.postponed(entry, new Date(now()));
      outcome = 'failed';
      tell(entry.kind, error);
      const isFinal = error instanceof PermanentFailure;
      return leases.failed(entry, { error: describeTry(error), isFinal, ...(answer && { answer }) });
    } finally {
      clearTimeout(patience);
      giveBack(outcome);
    }
    await leases.succeeded(entry, answer);
  };

  /** Starts an entry if it is ours to do now; returns whether it was. */
  const begin = async (candidate: OutboxDoc): Promise<boolean> => {
    const entry = await leases.take(candidate);
    if (!entry) return false;
    const trying = new AbortController();
    const ended = workOn(entry, trying)
      .catch((error: unknown) => tell('outbox', error))
      .finally(() => {
        underWay.delete(entry._id);
        if (handsWanted) soon();
      });
    underWay.set(entry._id, { trying, ended });
    return true;
  };

  const allEnded = () => Promise.all([...underWay.values()].map(({ ended }) => ended));

  /** Collects new events and starts what is due; returns whether there was anything. */
  const look = async (): Promise<boolean> => {
    let collected = 0;
    const isCollector = (await collectorLease?.isHeld()) ?? true;
    for (const source of isCollector ? sources : []) collected += await collectEvents(source, outbox, work);
    const due = (await leases.due(receiverLimits.isFree)).filter(({ _id }) => !underWay.has(_id));
    const free = receiverLimits.freeFor(due);
    handsWanted = free.length < due.length;
    const begun = await Promise.all(free.map(begin));
    return collected > 0 || begun.includes(true);
  };

  const takeTurn = async () => {
    await lull?.();
    if (!closed && (await look())) soon();
  };

  const tick = () => {
    if (closed || looking) return;
    looking = takeTurn()
      // Without the database, look again in a second.
      .catch((error) => tell('outbox', error))
      .finally(() => {
        looking = undefined;
      });
  };

  /** Looks again within the second: there is more to do, or a slot is free for waiting work. */
  const soon = () => {
    if (!timer || closed) return;
    next ??= setTimeout(() => {
      next = undefined;
      tick();
    }, pace.rest()).unref();
  };

  return {
    /** Runs everything due now, and what that causes; for tests and callers that cannot wait for the timer. */
    async run() {
      while (await look()) await allEnded();
      // Wait for a look that the timer has started.
      await looking;
      await allEnded();
    },

    /** Creates the entries of timed work once, and starts looking for due work. */
    async start() {
      // The only server of a database: what one before it was doing when it was killed need not wait for its lease.
      if (!isShared) await leases.takeOver();
      for (const [kind, { every }] of Object.entries(work)) {
        if (every === undefined) continue;
        const { _id, ...first } = toEntry({ id: kind, kind, at: new Date(now()), data: {} });
        await outbox.updateOne({ _id }, { $set: { every }, $setOnInsert: first }, { upsert: true });
      }
      timer = setInterval(tick, lookEvery).unref();
      // Pick up work from a server that just ended without delay.
      tick();
    },

    /** Takes nothing new and waits briefly for running work; another server redoes what is slow. */
    async close() {
      closed = true;
      clearInterval(timer);
      clearTimeout(next);
      const patience = setTimeout(() => {
        isLeaving = true;
        for (const { trying } of underWay.values()) trying.abort();
      }, closesWithin);
      await looking;
      await allEnded();
      clearTimeout(patience);
      // Without the database, the lease ends by itself.
      await collectorLease?.release().catch(() => undefined);
    },
  };
};

export type Outbox = ReturnType<typeof createOutbox>;
