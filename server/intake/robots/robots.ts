import { hash } from 'node:crypto';
import { hour } from '../../../shared/durations';
import { filledInField, type RobotSign } from '../../../shared/robot-signs';
import type { ClientInput } from '../../../shared/schemas/client';
import { callerKey } from '../../core/limits/rate-limits';

const remembered = 5000;
/** Many people write shorter texts, such as "Please call me". */
const shortest = 30;
/** An office or a provider's gateway has several addresses, but never this many within an hour. */
const mostAddresses = 10;

type TextUse = { addresses: Set<string>; since: number };

const getMark = (text: string) =>
  hash('sha256', text.trim().replace(/\s+/g, ' ').toLowerCase(), 'base64url').slice(0, 16);

/** Remembers for an hour how many addresses a text came from, for the newest few thousand texts. */
const createSameText = (now: () => number) => {
  const texts = new Map<string, TextUse>();
  return {
    /** Returns true if this text came from more addresses than one person has. */
    isSpread(text: string | undefined, address: string): boolean {
      if (!text || text.trim().length < shortest) return false;
      const mark = getMark(text);
      const earlier = texts.get(mark);
      const entry =
        earlier && now() - earlier.since < hour ? earlier : { addresses: new Set<string>(), since: now() };
      texts.delete(mark);
      texts.set(mark, entry);
      if (texts.size > remembered) texts.delete(texts.keys().next().value!);
      if (entry.addresses.size <= mostAddresses) entry.addresses.add(address);
      return entry.addresses.size > mostAddresses;
    },
  };
};

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
