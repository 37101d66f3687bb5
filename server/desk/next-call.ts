import { hour } from '../../shared/durations';
import { askContactGate } from '../contact/gate';
import { firmMost } from '../contact/rules/quiet-hours';
import type { CallDoc } from '../leads/store/desk-fields';
import type { Deps } from './deps';

/** Counts the tries since someone was last reached, including the one about to be logged. */
export const triesWith = (calls: readonly CallDoc[]): number =>
  calls.length - calls.findLastIndex(({ outcome }) => outcome === 'Reached');

/** Returns when another call is within the firm's daily limit, including the one about to be logged. */
const roomAgain = (calls: readonly CallDoc[]): number => {
  const first = calls.at(1 - firmMost.count);
  return first ? first.at.getTime() + firmMost.hours * hour : 0;
};

/**
 * Returns when to try again if no one is reached now: by the firm's call plan, moved to when the contact gate allows a
 * call. Undefined after the last try, and if the person must not be called at all.
 */
export const nextCall = async (
  deps: Deps,
  id: string,
  calls: readonly CallDoc[],
  waitHours: readonly number[],
): Promise<string | null> => {
  const wait = waitHours[triesWith(calls) - 1];
  if (wait === undefined) return null;
  const at = Math.max(deps.now() + wait * hour, roomAgain(calls));
  const { allowed, from } = await askContactGate({ ...deps, now: () => at }, id, 'call');
  return allowed ? new Date(at).toISOString() : (from ?? null);
};
