import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { createRepeat } from './repeat';

const shortest = 1;
const longest = 100;
/** The server utilization above which the outbox slows down. */
const busy = 0.6;

/**
 * The rest between two looks while there is work: almost nothing on a quiet server, up to a tenth of a second on a busy
 * one, even if this work is the cause. The intake lets new leads go first anyway.
 */
export const createPace = (
  measure: (since?: EventLoopUtilization) => EventLoopUtilization = performance.eventLoopUtilization,
) => {
  let since = measure();
  let rest = shortest;
  return {
    /** Milliseconds until the next look. */
    rest(): number {
      const { utilization } = measure(since);
      since = measure();
      rest = utilization > busy ? Math.min(rest * 2, longest) : Math.max(rest / 2, shortest);
      return Math.round(rest);
    },
  };
};

/** The most documents with a key that are worked on at once. */
export type Limit = { key: string; atOnce: number };

/** Something that happens later: documents that have a time, and what is done when it has come. */
export type Due<Doc, Claim> = {
  /** Finds the documents that are due, the most urgent first. Those of one batch are claimed together. */
  find(hasRoom: (limit: Limit) => boolean): AsyncIterable<readonly Doc[]>;
  limit(doc: Doc): Limit;
  /** Takes one, so that no other server does; nothing if it must wait, or need not be done. */
  claim(doc: Doc): Promise<Claim | null | undefined>;
  /** Does it. What becomes of it after an error, or the death of the process, is in what its claim wrote. */
  run(claim: Claim, signal: AbortSignal): Promise<unknown>;
  /** The time limit of a run, in milliseconds. */
  within(doc: Doc): number;
  /** The time that runs have to end by themselves when the server stops. */
  closesWithin: number;
};

/** The reason of an abort because the server stops. */
export const leaving = Symbol('leaving');

const lookEvery = 1000;
/** After so many began in one look, more may be due. */
const many = 8;

/** The work under way on this server: no document twice, and of a key no more than its limit. */
const createRuns = <Doc extends { _id: unknown }, Claim>(
  due: Due<Doc, Claim>,
  { onError, onEnd }: { onError: (error: unknown) => void; onEnd: () => void },
) => {
  const underWay = new Map<string, { key: string; trying: AbortController; ended: Promise<unknown> }>();
  const hasRoom = ({ key, atOnce }: Limit): boolean =>
    [...underWay.values()].filter((one) => one.key === key).length < atOnce;

  /** Begins one, and returns whether it was ours to do now. */
  const begin = async (doc: Doc): Promise<boolean> => {
    const id = String(doc._id);
    const limit = due.limit(doc);
    if (underWay.has(id) || !hasRoom(limit)) return false;
    const trying = new AbortController();
    const claimed = due.claim(doc);
    const work = async () => {
      const claim = await claimed;
      if (!claim) return;
      const patience = setTimeout(() => trying.abort(), due.within(doc));
      await due.run(claim, trying.signal).catch(onError);
      clearTimeout(patience);
    };
    const ended = work()
      .catch(() => undefined)
      .finally(() => {
        underWay.delete(id);
        onEnd();
      });
    underWay.set(id, { key: limit.key, trying, ended });
    return Boolean(await claimed);
  };

  return {
    /** Begins what is due; returns how many that were, and whether others have to wait. */
    async beginAll(isClosed: () => boolean) {
      let begun = 0;
      let isWaiting = false;
      for await (const batch of due.find(hasRoom)) {
        if (isClosed()) break;
        const results = await Promise.all(batch.map(begin));
        begun += results.filter(Boolean).length;
        isWaiting ||= results.includes(false);
      }
      return { begun, isWaiting };
    },

    allEnded: () => Promise.all([...underWay.values()].map(({ ended }) => ended)),

    leave() {
      for (const { trying } of underWay.values()) trying.abort(leaving);
    },
  };
};

/**
 * Does what is due on this server, and shares it with others: each document is claimed first, and done in the
 * background, so that one that hangs holds up no other.
 */
export const createDue = <Doc extends { _id: unknown }, Claim>(
  due: Due<Doc, Claim>,
  onError: (error: unknown) => void = () => {},
) => {
  const pace = createPace();
  let isWaiting = false;
  let isRepeated = false;
  let isClosed = false;

  const onEnd = () => {
    if (isWaiting && isRepeated) repeat.soon(pace.rest());
  };
  const runs = createRuns(due, { onError, onEnd });

  /** Begins what is due, and returns how many that were. */
  const look = async (): Promise<number> => {
    // A run that ends during this may have held up one that was looked at before.
    isWaiting = true;
    const all = await runs.beginAll(() => isClosed);
    isWaiting = all.isWaiting;
    return all.begun;
  };

  const repeat = createRepeat(
    async () => {
      isRepeated = true;
      if ((await look()) >= many) repeat.soon(pace.rest());
    },
    { every: lookEvery, onError },
  );

  return {
    /** Does what is due soon, and once for all that ask until then. */
    soon: repeat.soon,

    /** Looks every second, for what other servers left and what becomes due. */
    start() {
      repeat.start();
      repeat.soon();
    },

    /** Does everything that is due now; returns whether some of it has to wait. For tests. */
    async run(): Promise<boolean> {
      while ((await look()) > 0) await runs.allEnded();
      await repeat.idle();
      await runs.allEnded();
      return isWaiting;
    },

    /** Begins nothing new, and waits for what is under way. */
    async close() {
      isClosed = true;
      const patience = setTimeout(runs.leave, due.closesWithin);
      await repeat.close();
      await runs.allEnded();
      clearTimeout(patience);
    },
  };
};
