import { askContactGate } from '../contact/gate';
import { firmMost } from '../contact/rules/quiet-hours';
import type { CallDoc } from '../leads/store/desk-fields';
import type { Deps } from './deps';

const hour = 60 * 60 * 1000;

/** Tries since somebody was last reached, the one that is about to be logged included. */
export const triesWith = (calls: readonly CallDoc[]): number =>
  calls.length - calls.findLastIndex(({ outcome }) => outcome === 'Reached');

/** When one more call keeps to the firm's most of a day, the one that is about to be logged included. */
const roomAgain = (calls: readonly CallDoc[]): number => {
  const first = calls.at(1 - firmMost.count);
  return first ? first.at.getTime() + firmMost.hours * hour : 0;
};

/**
 * When to try again if nobody is reached now: as the firm's plan says, moved to when the contact gate lets a call
 * through. None after the plan, and none where the person is not to be called at all.
 */
export const nextCall = async (
  deps: Pick<Deps, 'models' | 'consents' | 'now'>,
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
