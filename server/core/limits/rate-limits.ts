import { isIPv6 } from 'node:net';
import { type Counter, createCounter } from './counter';

/** How often one caller may do a thing: `points` in `seconds`. */
const limits = {
  /** Every call of the API, each of a batch counted. */
  api: { points: 1200, seconds: 60 },
  /** Requests for help from one address; a vendor's batch fits, a flood does not. */
  leads: { points: 120, seconds: 60 },
  /** Leads of one vendor. */
  vendorLeads: { points: 3000, seconds: 60 },
  /** Submissions from one address with a key that nobody has. */
  badKeys: { points: 60, seconds: 60 },
  /** Refused submissions of one address that are kept. */
  keptPosts: { points: 60, seconds: 60 },
  /** Failed sign-ins for one user name from one address. */
  loginName: { points: 10, seconds: 15 * 60 },
  /** Failed sign-ins from one address, whatever the name. */
  loginAddress: { points: 40, seconds: 15 * 60 },
  /** Failed sign-ins for one user name wherever they come from; browsers that its owner uses are not among them. */
  loginEverywhere: { points: 30, seconds: 10 * 60 },
  /** Asked-for links to choose a new password: from one address, and to one mailbox. */
  linkRequest: { points: 10, seconds: 15 * 60 },
  linkFor: { points: 3, seconds: 60 * 60 },
  /** Wrong codes of a second factor, after a right password. */
  secondFactor: { points: 10, seconds: 15 * 60 },
  /** Codes to sign that one link asks for, and messages to the firm that come by it. */
  signingCode: { points: 6, seconds: 15 * 60 },
  signingQuestion: { points: 10, seconds: 60 * 60 },
  upload: { points: 30, seconds: 60 },
  export: { points: 10, seconds: 60 },
} as const;

export type LimitName = keyof typeof limits;

/** Those that protect people are counted by all servers together; the others by each server, so that no lead waits. */
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

/** Refused for now: try again after so many seconds. */
export class LimitReached extends Error {
  constructor(readonly retryAfter: number) {
    super(`Too many requests. Try again in ${retryAfter} seconds.`);
  }
}

/** One address counts once: all of an IPv6 /64 belongs to one subscriber. */
export const callerKey = (ip: string): string => {
  if (!ip.includes(':')) return ip;
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const full = [...groups, ...Array<string>(missing).fill('0'), ...(tail ? tail.split(':') : [])];
  return full
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(':');
};

/** How many callers each limit remembers at least; twice as many take four megabytes. */
const remembered = 10_000;

/** Counts that several servers keep together. */
export type SharedCounts = {
  /** Adds uses to the caller's window of `length` milliseconds; answers all of its uses, and when it ends. */
  add(name: string, key: string, points: number, length: number): Promise<{ used: number; endsIn: number }>;
  takeBack(name: string, key: string): Promise<void>;
  forget(name: string, key: string): Promise<void>;
};

type Options = {
  /** With `false` nothing is ever refused. */
  on: boolean;
  /** A clock in milliseconds that nobody sets, so that no limit opens or locks for ever. */
  now?: (() => number) | undefined;
  /** Where several servers count together; this process alone without it. */
  shared?: SharedCounts | undefined;
};

const refuse = (endsIn: number) => new LimitReached(Math.max(1, Math.ceil(endsIn / 1000)));

/** The limits of one server, or of all servers of a database. */
export const createLimits = ({ on, now = () => performance.now(), shared }: Options) => {
  const counters = Object.fromEntries(
    Object.entries(limits).map(([name, { seconds }]) => [
      name,
      createCounter(seconds * 1000, remembered, now),
    ]),
  ) as Record<LimitName, Counter>;
  const sharedFor = (name: LimitName) => (together.has(name) ? shared : undefined);

  return {
    /** Counts one use (or `points`); throws LimitReached when there were too many. */
    async use(name: LimitName, key: string, points = 1) {
      if (!on) return;
      const { points: most, seconds } = limits[name];
      const { used, endsIn } =
        (await sharedFor(name)?.add(name, key, points, seconds * 1000)) ?? counters[name].add(key, points);
      if (used > most) throw refuse(endsIn);
    },
    /** Takes one use back, of something that turned out well. */
    async giveBack(name: LimitName, key: string) {
      if (on) await (sharedFor(name)?.takeBack(name, key) ?? counters[name].takeBack(key));
    },
    async forget(name: LimitName, key: string) {
      if (on) await (sharedFor(name)?.forget(name, key) ?? counters[name].forget(key));
    },
  };
};

export type Limits = ReturnType<typeof createLimits>;
