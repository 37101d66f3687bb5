import type { Models } from '../models';
import { resealLeads } from './reseal-leads';

/** Well within what timed work may take. */
const turn = 60_000;
/** How long nothing is looked for after all was found done: leads that were brought back from a backup are. */
const restFor = 24 * 60 * 60 * 1000;

/** The timed work of a server: a minute at a time, and once all is done a look a day. */
export const resealInTurns = ({ models, now }: { models: Models; now: () => number }) => {
  let restUntil = 0;
  return async (): Promise<void> => {
    if (now() < restUntil) return;
    const end = performance.now() + turn;
    const { isDone } = await resealLeads({ models, isOver: () => performance.now() > end });
    if (isDone) restUntil = now() + restFor;
  };
};
