import { collectionsOf } from '../db/collections';
import type { Models } from '../models';
import { collectEvents, entryOf, type Source } from './collect-events';
import { describeTry, NeedsALook, NotBefore } from './failures';
import { createHands } from './hands';
import { createLeases } from './leases';
import type { OutboxDoc, TryAnswer } from './outbox.model';
import { createPace } from './pace';
import { timeFor, type WorkList } from './work';

type Options = {
  models: Models;
  now: () => number;
  work: WorkList;
  /** Resolves when there is time for what may wait. */
  lull?: () => Promise<void>;
  /** Told of a failed try: the kind of work and the error, for the log. */
  onFailure?: (kind: string, error: unknown) => void;
};

const lookEvery = 1000;
/** Whoever stops the server kills it after ten seconds, and requests have most of them. */
const closesWithin = 1000;

type UnderWay = { trying: AbortController; ended: Promise<void> };

/**
 * Does what happens later. Events are taken out of the documents that caused them into the collection `outbox`, and
 * worked on from there under a lease, so that several servers share the work, and another one does again what a killed
 * server had begun. Every step may be repeated.
 */
export const createOutbox = ({ models, now, work, lull, onFailure = () => {} }: Options) => {
  const { outbox } = models;
  const sources: Source[] = collectionsOf(models, 'outbox');
  const pace = createPace();
  const leases = createLeases({ outbox, now, work });
  const hands = createHands(now);
  const underWay = new Map<string, UnderWay>();
  let timer: NodeJS.Timeout | undefined;
  let next: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let handsWanted = false;
  let isLeaving = false;
  let closed = false;

  /** What cannot be told is lost; thrown from here it would end the process, and keep the work from another try. */
  const tell = (kind: string, error: unknown) => {
    try {
      onFailure(kind, error);
    } catch {}
  };

  const workOn = async (entry: OutboxDoc, trying: AbortController) => {
    const one = work[entry.kind];
    const giveBack = hands.take(entry);
    let outcome: 'done' | 'failed' | undefined;
    const patience = setTimeout(() => trying.abort(), timeFor(one));
    let answer: TryAnswer | undefined;
    const keep = (given: TryAnswer) => {
      answer = given;
    };
    try {
      if (!one?.run) throw new NeedsALook('unknown kind of work');
      await one.run(entry, trying.signal, keep);
      outcome = 'done';
    } catch (error) {
      if (error instanceof NotBefore) return leases.postponed(entry, error.until);
      if (isLeaving) return leases.postponed(entry, new Date(now()));
      outcome = 'failed';
      tell(entry.kind, error);
      const isFinal = error instanceof NeedsALook;
      return leases.failed(entry, { error: describeTry(error), isFinal, ...(answer && { answer }) });
    } finally {
      clearTimeout(patience);
      giveBack(outcome);
    }
    await leases.succeeded(entry, answer);
  };

  /** Begins with an entry, when it is ours to do now; answers whether it was. */
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

  /** Takes over what was caused and begins what is due; answers whether there was anything. */
  const look = async (): Promise<boolean> => {
    let taken = 0;
    for (const source of sources) taken += await collectEvents(source, outbox, work);
    const due = (await leases.due(hands.isFree)).filter(({ _id }) => !underWay.has(_id));
    const free = hands.freeFor(due);
    handsWanted = free.length < due.length;
    const begun = await Promise.all(free.map(begin));
    return taken > 0 || begun.includes(true);
  };

  const takeTurn = async () => {
    await lull?.();
    if (!closed && (await look())) soon();
  };

  const tick = () => {
    if (closed || looking) return;
    looking = takeTurn()
      // Where the database is away, the next look comes in a second.
      .catch((error) => tell('outbox', error))
      .finally(() => {
        looking = undefined;
      });
  };

  /** Looks again before the next second: there is more to do, or a hand is free for what waits for one. */
  const soon = () => {
    if (!timer || closed) return;
    next ??= setTimeout(() => {
      next = undefined;
      tick();
    }, pace.rest()).unref();
  };

  return {
    /** Does all that is due now, and what that causes; for tests and for who cannot wait for the clock. */
    async run() {
      while (await look()) await allEnded();
      // Also what the clock's own look has begun.
      await looking;
      await allEnded();
    },

    /** Puts timed work down once, and begins to look for what is due. */
    async start() {
      for (const [kind, { every }] of Object.entries(work)) {
        if (every === undefined) continue;
        const { _id, ...first } = entryOf({ id: kind, kind, at: new Date(now()), data: {} });
        await outbox.updateOne({ _id }, { $set: { every }, $setOnInsert: first }, { upsert: true });
      }
      timer = setInterval(tick, lookEvery).unref();
      // What a server left behind that ended a moment ago need not wait longer.
      tick();
    },

    /** Takes nothing new and waits for what is under way, but not long: what is slow is done anew by another server. */
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
    },
  };
};

export type Outbox = ReturnType<typeof createOutbox>;
