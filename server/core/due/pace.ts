import { type EventLoopUtilization, performance } from 'node:perf_hooks';

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
