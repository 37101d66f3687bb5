import { hour, minute, second } from '../../../shared/durations';
import type { OutboxDoc } from './outbox.model';

/** Delays between two tries, in milliseconds: short at first, then hours. */
const waits = [
  5 * second,
  15 * second,
  45 * second,
  2 * minute,
  6 * minute,
  20 * minute,
  hour,
  3 * hour,
  6 * hour,
  12 * hour,
];
/** After this time it is not retried until a person asks for it. */
export const triedFor = 72 * hour;

/**
 * The delay after `attempts` failed tries (1 is the first), plus or minus a random quarter, so that entries that failed
 * together do not retry together. Undefined after three days of tries.
 */
export const waitAfter = (
  attempts: number,
  triedSince: number,
  chance: () => number = Math.random,
): number | undefined => {
  if (triedSince >= triedFor) return undefined;
  const wait = waits[Math.min(attempts, waits.length) - 1]!;
  return Math.round(wait * (0.75 + chance() / 2));
};

/** True if an entry is not tried again after the try that fails now, unless the failure says so before. */
export const isLastTry = (
  { attempts, firstTriedAt }: Pick<OutboxDoc, 'attempts' | 'firstTriedAt'>,
  at: number,
): boolean => attempts > 1 && firstTriedAt !== undefined && at - firstTriedAt.getTime() >= triedFor;
