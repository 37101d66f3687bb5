import { type EventLoopUtilization, performance } from 'node:perf_hooks';

const shortest = 1;
const longest = 100;
/** The part of its time that the server may be busy for before the outbox steps back. */
const busy = 0.6;

/**
 * How long to rest between two looks while there is work: next to nothing on a quiet server, up to a tenth of a second
 * on a busy one, which may be so by this very work. Who sends a lead is let in first in any case (`intake/crowd.ts`).
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
