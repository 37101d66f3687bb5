import { type EventLoopUtilization, performance } from 'node:perf_hooks';

const shortest = 1;
const longest = 1000;
/** The part of its time that the server may be busy for before the outbox steps back. */
const busy = 0.6;

/**
 * How long to rest between two looks while there is work: next to nothing on a quiet server, up to a second on a busy
 * one. What happens later may wait; who sends a lead may not.
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
