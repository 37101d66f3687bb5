import { isIPv6 } from 'node:net';
import { listNames, toRecord } from '../../../shared/records';

type Window = { used: number; endsAt: number };

/**
 * Counts how often each caller did something in a window of `length` milliseconds, which starts with their first use.
 * It remembers between `remembered` and twice as many of the newest callers, so that a flood of addresses cannot fill
 * the memory.
 */
const createCounter = (length: number, remembered: number, now: () => number) => {
  // Two generations: dropping the older one is free, while finding the oldest in one map takes a walk.
  let recent = new Map<string, Window>();
  let earlier = new Map<string, Window>();
  let turnedAt = now();

  const current = (key: string) => {
    const window = recent.get(key) ?? earlier.get(key);
    return window && window.endsAt > now() ? window : undefined;
  };

  const begin = (key: string): Window => {
    // All windows of the earlier generation have ended once a window's length has passed since the last turn.
    if (recent.size >= remembered || now() - turnedAt >= length) {
      earlier = recent;
      recent = new Map();
      turnedAt = now();
    }
    const window = { used: 0, endsAt: now() + length };
    recent.set(key, window);
    return window;
  };

  return {
    /** Counts uses; returns the total so far, and the milliseconds until it resets. */
    add: (key: string, uses: number) => {
      const window = current(key) ?? begin(key);
      window.used += uses;
      return { used: window.used, endsIn: window.endsAt - now() };
    },
    takeBack: (key: string) => {
      const window = current(key);
      if (window && window.used > 0) window.used -= 1;
    },
    forget: (key: string) => {
      recent.delete(key);
      earlier.delete(key);
    },
  };
};

/** The limits per caller: `points` in `seconds`. */
const limits = {
  /** API calls; each call in a batch counts. */
  api: { points: 1200, seconds: 60 },
  /** Requests for help from one address; a vendor's batch fits, a flood does not. */
  leads: { points: 120, seconds: 60 },
  vendorLeads: { points: 3000, seconds: 60 },
  /** Submissions from one address with an unknown key. */
  badKeys: { points: 60, seconds: 60 },
  /** Refused submissions that we keep per address. */
  keptPosts: { points: 60, seconds: 60 },
  /** Failed sign-ins for one username from one address. */
  loginName: { points: 10, seconds: 15 * 60 },
  /** Failed sign-ins from one address, for any name. */
  loginAddress: { points: 40, seconds: 15 * 60 },
  /** Failed sign-ins for one username from anywhere, except browsers its owner uses. */
  loginEverywhere: { points: 30, seconds: 10 * 60 },
  /** Password link requests: from one address, and for one mailbox. */
  linkRequest: { points: 10, seconds: 15 * 60 },
  linkFor: { points: 3, seconds: 60 * 60 },
  /** Wrong second-factor codes after a correct password. */
  secondFactor: { points: 10, seconds: 15 * 60 },
  /** Signing codes requested through one link, and messages to the firm through it. */
  signingCode: { points: 6, seconds: 15 * 60 },
  signingQuestion: { points: 10, seconds: 60 * 60 },
  /** Checks of the account for texts, by one person. */
  textsAccount: { points: 6, seconds: 60 },
  upload: { points: 30, seconds: 60 },
  export: { points: 10, seconds: 60 },
} as const;

export type LimitName = keyof typeof limits;

/**
 * All servers together count the limits that protect people; each server counts the others alone, so that no lead
 * waits.
 */
const together: ReadonlySet<LimitName> = new Set<LimitName>([
  'loginName',
  'loginAddress',
  'loginEverywhere',
  'linkRequest',
  'linkFor',
  'secondFactor',
  'signingCode',
  'signingQuestion',
]);

/** Refused for now: try again after the given number of seconds. */
export class LimitReached extends Error {
  constructor(readonly retryAfter: number) {
    super(`Too many requests. Try again in ${retryAfter} seconds.`);
  }
}

/** One subscriber counts once: an IPv6 /64 belongs to one subscriber, and a /48 of three groups to one site. */
export const callerKey = (ip: string, groups: 3 | 4 = 4): string => {
  if (!ip.includes(':')) return ip;
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - first.length - tail.split(':').filter(Boolean).length;
  const full = [...first, ...Array<string>(missing).fill('0'), ...(tail ? tail.split(':') : [])];
  return full
    .slice(0, groups)
    .map((group) => Number.parseInt(group, 16))
    .join(':');
};

/** The minimum number of callers that each limit remembers; twice as many take four megabytes. */
const remembered = 10_000;

/** Counts shared by several servers. */
export type SharedCounts = {
  /** Adds uses to the caller's window of `length` milliseconds; returns the total, and when the window ends. */
  add(name: string, key: string, points: number, length: number): Promise<{ used: number; endsIn: number }>;
  takeBack(name: string, key: string): Promise<void>;
  forget(name: string, key: string): Promise<void>;
};

type Options = {
  /** With `false` nothing is ever refused. */
  on: boolean;
  /** A monotonic clock in milliseconds, so that setting the system clock neither lifts nor extends a limit. */
  now?: (() => number) | undefined;
  /** The counts that several servers share; without it, this process counts alone. */
  shared?: SharedCounts | undefined;
};

const refuse = (endsIn: number) => new LimitReached(Math.max(1, Math.ceil(endsIn / 1000)));

/** The limits of one server, or of all servers of a database. */
export const createLimits = ({ on, now = () => performance.now(), shared }: Options) => {
  const counters = toRecord(listNames(limits), (name) =>
    createCounter(limits[name].seconds * 1000, remembered, now),
  );
  const sharedFor = (name: LimitName) => (together.has(name) ? shared : undefined);

  return {
    /** Counts one use (or `points`); throws LimitReached if there were too many. */
    async use(name: LimitName, key: string, points = 1) {
      if (!on) return;
      const { points: most, seconds } = limits[name];
      const { used, endsIn } =
        (await sharedFor(name)?.add(name, key, points, seconds * 1000)) ?? counters[name].add(key, points);
      if (used > most) throw refuse(endsIn);
    },
    /** Returns one use, for an attempt that succeeded. */
    async giveBack(name: LimitName, key: string) {
      if (on) await (sharedFor(name)?.takeBack(name, key) ?? counters[name].takeBack(key));
    },
    async forget(name: LimitName, key: string) {
      if (on) await (sharedFor(name)?.forget(name, key) ?? counters[name].forget(key));
    },
  };
};

export type Limits = ReturnType<typeof createLimits>;
