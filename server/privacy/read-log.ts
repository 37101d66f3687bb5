import { Types } from 'mongoose';
import { minute } from '../../shared/durations';
import { getName, type Staff } from '../core/caller';
import { createRepeat } from '../core/due/repeat';
import type { LeadReadDoc } from './lead-read.model';
import type { Models } from './models';

/** An open screen keeps reloading; within this time that counts as one opening. */
const sameOpening = minute;
const soon = 100;
/** A cap, because a database outage would otherwise fill the memory. */
const mostWaiting = 10_000;
const retryAfter = 2000;

type Options = { models: Models; now: () => number };

/**
 * Records who opened which lead and when. Nobody waits for it: the response goes out first, and the record follows in a
 * batch with others. It does not touch the lead.
 */
export const createReadLog = ({ models, now }: Options) => {
  const opened = new Map<string, number>();
  let waiting: LeadReadDoc[] = [];

  const write = async () => {
    const docs = waiting;
    waiting = [];
    if (docs.length === 0) return;
    try {
      await models.leadReads.collection.insertMany(docs, { ordered: false });
    } catch {
      // The ids are created here, so that a retry adds nothing twice.
      waiting = [...docs, ...waiting].slice(0, mostWaiting);
      repeat.soon(retryAfter);
    }
  };
  const repeat = createRepeat(write);
  const forgetOld = () => {
    for (const [key, at] of opened) if (now() - at >= sameOpening) opened.delete(key);
  };

  return {
    note(caller: Staff, leadId: string) {
      const key = `${caller.user.id} ${leadId}`;
      const at = now();
      if (at - (opened.get(key) ?? Number.NEGATIVE_INFINITY) < sameOpening) return;
      if (opened.size > 2000) forgetOld();
      opened.set(key, at);
      waiting.push({
        _id: new Types.ObjectId(),
        leadId,
        userId: caller.user.id,
        by: getName(caller),
        at: new Date(at),
      });
      repeat.soon(soon);
    },
    /** Writes pending records now. */
    async settle() {
      await repeat.idle();
      await write();
    },
  };
};

export type ReadLog = ReturnType<typeof createReadLog>;
