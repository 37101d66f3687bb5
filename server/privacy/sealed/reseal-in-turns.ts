import type { Models } from '../models';
import { resealLeads } from './reseal-leads';

/** Well within the time limit of timed work. */
const turn = 60_000;
/** The pause once everything is done; leads restored from a backup may still need work. */
const restFor = 24 * 60 * 60 * 1000;

/** A server's timed work: a minute at a time, and a daily check once all is done. */
export const resealInTurns = ({ models, now }: { models: Models; now: () => number }) => {
  let restUntil = 0;
  return async (): Promise<void> => {
    if (now() < restUntil) return;
    const end = performance.now() + turn;
    const { isDone } = await resealLeads({ models, isOver: () => performance.now() > end });
    if (isDone) restUntil = now() + restFor;
  };
};
