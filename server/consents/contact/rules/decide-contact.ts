import type { ContactChannel } from '../../../../shared/schemas/consent';
import type { ContactAnswer, ContactReason } from '../../../../shared/schemas/contact';
import { openEverywhere, rulesFor } from './open-hours';
import { type Place, placesFor } from './places';
import { firmMost } from './quiet-hours';

const hour = 60 * 60 * 1000;

/** All that is known when somebody asks whether a person may be contacted. */
export type ContactFacts = {
  channel: ContactChannel;
  /** Now, in milliseconds since 1970. */
  at: number;
  phoneNumber: string;
  /** Where the person says that they live. */
  state?: string | undefined;
  /** On the firm's own list or an imported one. */
  suppressed: boolean;
  withdrawn: boolean;
  wrongNumber: boolean;
  /** Agreed to texts and to calls by machine. */
  consented: boolean;
  /** When somebody tried to reach the person before. */
  attempts: readonly number[];
};

const needsConsent: readonly ContactChannel[] = ['text', 'autocall'];
const needsNumber: readonly ContactChannel[] = ['call', 'text', 'autocall'];

/** The first moment from `at` on when one more try stays within every number that holds where the person may be. */
const freeAgain = (places: readonly Place[], { at, attempts, channel }: ContactFacts): number => {
  if (!needsNumber.includes(channel)) return at;
  const states = [...new Set(places.map(({ state }) => state))];
  const limits = [firmMost, ...states.flatMap((state) => rulesFor(state, channel === 'autocall'))].flatMap(
    (rule) => ('count' in rule ? [rule] : rule.most ? [rule.most] : []),
  );
  const newest = attempts.filter((one) => one <= at).sort((a, b) => b - a);
  // The try that has to be older than the window before there is room for another.
  const free = limits.map(
    ({ count, hours }) => (newest[count - 1] ?? Number.NEGATIVE_INFINITY) + hours * hour,
  );
  return Math.max(at, ...free);
};

type Standing = Pick<ContactFacts, 'channel' | 'suppressed' | 'withdrawn' | 'wrongNumber' | 'consented'>;

/** Why a person may not be contacted by a channel at whatever hour, the strongest reason first. */
export const standingReason = (facts: Standing): ContactReason | undefined => {
  const { channel } = facts;
  if (facts.suppressed) return 'SUPPRESSED';
  if (facts.withdrawn) return 'WITHDRAWN';
  if (facts.wrongNumber && needsNumber.includes(channel)) return 'WRONG_NUMBER';
  return !facts.consented && needsConsent.includes(channel) ? 'NO_CONSENT' : undefined;
};

/** The gate's answer, of facts alone: yes, or no with the strongest reason and from when it will be yes. */
export const decideContact = (facts: ContactFacts): ContactAnswer => {
  const { channel, at } = facts;
  const places = placesFor(facts);
  const automated = channel === 'autocall';
  const standing = standingReason(facts);
  if (standing) return { allowed: false, reason: standing };
  const free = freeAgain(places, facts);
  const open = openEverywhere(places, free, automated);
  if (free > at) return { allowed: false, reason: 'TOO_MANY_ATTEMPTS', from: new Date(open).toISOString() };
  if (open > at) return { allowed: false, reason: 'QUIET_HOURS', from: new Date(open).toISOString() };
  return { allowed: true };
};
