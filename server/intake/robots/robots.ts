import { filledInField, type RobotSign } from '../../../shared/robot-signs';
import type { ClientInput } from '../../../shared/schemas/client';
import { callerKey } from '../../core/limits/rate-limits';
import { createSameText } from './same-text';

/** No person opens a page, fills it in and sends it within this time (milliseconds). */
const fastest = 1000;

type Post = { body: unknown; input: ClientInput; ip: string };

/** Returns the signs that a submission is automated. One that is not from our form can only show the second. */
export const createRobots = ({ now }: { now: () => number }) => {
  const sameText = createSameText(now);
  return {
    findSign({ body, input, ip }: Post): RobotSign | undefined {
      const { [filledInField]: filledIn } = (body ?? {}) as Record<string, unknown>;
      const isSpread = sameText.isSpread(input.additionalInfo, callerKey(ip));
      if (typeof filledIn === 'number' && filledIn >= 0 && filledIn < fastest) return 'TOO_FAST';
      return isSpread ? 'SAME_TEXT' : undefined;
    },
  };
};
