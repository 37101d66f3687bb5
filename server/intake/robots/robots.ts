import { type RobotSign, robotFields } from '../../../shared/robot-signs';
import type { ClientInput } from '../../../shared/schemas/client';
import { callerKey } from '../../core/limits/rate-limits';
import { createSameText } from './same-text';

/** Nobody opens a page, fills it in and sends it within this time (milliseconds). */
const fastest = 1000;

type Post = { body: unknown; input: ClientInput; ip: string };

/** Tells which submissions look like a robot's. One that does not come from our form can show the third sign only. */
export const createRobots = ({ now }: { now: () => number }) => {
  const sameText = createSameText(now);
  return {
    signOf({ body, input, ip }: Post): RobotSign | undefined {
      const { [robotFields.trap]: trap, [robotFields.filledIn]: filledIn } = (body ?? {}) as Record<
        string,
        unknown
      >;
      const isSpread = sameText.isSpread(input.additionalInfo, callerKey(ip));
      if (typeof trap === 'string' && trap.trim() !== '') return 'HONEYPOT';
      if (typeof filledIn === 'number' && filledIn >= 0 && filledIn < fastest) return 'TOO_FAST';
      return isSpread ? 'SAME_TEXT' : undefined;
    },
  };
};
