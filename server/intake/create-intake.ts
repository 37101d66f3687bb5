import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { hour } from '../../shared/durations';
import { filledInField, type RobotSign } from '../../shared/robot-signs';
import type { ClientInput } from '../../shared/schemas/client';
import { callerKey } from '../core/limits/rate-limits';
import { createSeal } from '../core/seal';
import { createTally } from '../core/tally';
import type { Settings } from '../documents/create';
import { createWordHash } from '../leads/store/words';
import type { Models } from './models';
import { createMark, createRefusedSubmissions } from './refused/refused-submissions';

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
const createRobots = ({ now }: { now: () => number }) => {
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

/** The time without a lead in progress after which the intake counts as idle, in milliseconds. */
const quiet = 25;
const step = 5;
/** The longest time to wait for a quiet moment, in milliseconds. */
const longest = 2000;

/** Tracks the requests in progress, so that work that can wait runs after them. */
export const createIntakeQueue = ({ now = () => performance.now(), rest = wait } = {}) => {
  let inside = 0;
  let latest = Number.NEGATIVE_INFINITY;
  const isThere = () => inside > 0 || now() - latest < quiet;
  return {
    /** Runs one intake. */
    async run<Lead>(take: () => Promise<Lead>): Promise<Lead> {
      inside++;
      try {
        return await take();
      } finally {
        inside--;
        latest = now();
      }
    },

    /** Resolves as soon as the intake is idle, or after two seconds. */
    async lull(): Promise<void> {
      const end = now() + longest;
      while (isThere() && now() < end) await rest(step, undefined, { ref: false });
    },
  };
};

/** Works on the first of several equal concurrent submissions; the others wait for its answer. */
const createSameSubmission = () => {
  const underWay = new Map<string, Promise<unknown>>();

  return {
    /** Returns the outcome of `work`, or of the running call with the same claim. All callers use the same type. */
    async once<Outcome>(
      claim: string,
      work: () => Promise<Outcome>,
    ): Promise<{ outcome: Outcome; isFirst: boolean }> {
      const first = underWay.get(claim) as Promise<Outcome> | undefined;
      if (first) return { outcome: await first, isFirst: false };
      const own = work().finally(() => underWay.delete(claim));
      underWay.set(claim, own);
      return { outcome: await own, isFirst: true };
    },
  };
};

/** Returns the shared state of the lead intake. */
export const createIntake = (
  { models, now }: { models: Models; now: () => number },
  { encryptionKey, formerEncryptionKeys = [] }: Settings,
) => {
  const keys = [encryptionKey, ...formerEncryptionKeys] as const;
  const options = { models, now };
  const mark = createMark(encryptionKey);
  /** Counts arrivals since the start, by source and outcome. */
  const tally = createTally<[source: string, outcome: string]>();
  return {
    tally,
    mark,
    hashWord: createWordHash(encryptionKey),
    queue: createIntakeQueue(),
    robots: createRobots(options),
    sameSubmission: createSameSubmission(),
    refused: createRefusedSubmissions({
      ...options,
      seal: createSeal(keys, 'kept posts'),
      mark,
      tally,
    }),
  };
};

export type Intake = ReturnType<typeof createIntake>;
