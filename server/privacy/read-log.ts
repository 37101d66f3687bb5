import { Types } from 'mongoose';
import { nameOf, type Staff } from '../core/caller';
import type { LeadReadDoc } from './lead-read.model';
import type { Models } from './models';

/** A screen that stays open asks again and again: within this it is one opening. */
const sameOpening = 60_000;
const soon = 100;
/** Beyond this a database that is away would fill the memory. */
const mostWaiting = 10_000;
const retryAfter = 2000;

type Options = { models: Models; now: () => number };

/**
 * Keeps who opened which lead and when. Nobody waits for it: what was read is answered first, and written down a moment
 * later, together with what others opened meanwhile. It touches no lead.
 */
export const createReadLog = ({ models, now }: Options) => {
  const opened = new Map<string, number>();
  let waiting: LeadReadDoc[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const write = async () => {
    timer = undefined;
    const docs = waiting;
    waiting = [];
    if (docs.length === 0) return;
    try {
      await models.leadReads.collection.insertMany(docs, { ordered: false });
    } catch {
      // The ids are made here, so that a second try adds nothing twice.
      waiting = [...docs, ...waiting].slice(0, mostWaiting);
      plan(retryAfter);
    }
  };
  const plan = (after: number) => {
    timer ??= setTimeout(() => {
      writing = write();
    }, after).unref();
  };
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
        by: nameOf(caller),
        at: new Date(at),
      });
      plan(soon);
    },
    /** Writes what waits, now. */
    async settle() {
      clearTimeout(timer);
      await writing;
      await write();
    },
  };
};

export type ReadLog = ReturnType<typeof createReadLog>;
