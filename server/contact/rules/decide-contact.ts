import type { ContactChannel } from '../../../shared/schemas/consent';
import type { ContactAnswer, ContactReason } from '../../../shared/schemas/contact';
import { closingRule, openEverywhere, rulesFor } from './open-hours';
import { type Place, placesFor } from './places';
import { firmMost } from './quiet-hours';

const hour = 60 * 60 * 1000;

/** What stands of a channel at whatever hour. */
export type Standing = {
  channel: ContactChannel;
  /** On the firm's own list or an imported one. */
  suppressed: boolean;
  withdrawn: boolean;
  wrongNumber: boolean;
  /** Agreed to texts, or to calls by machine. */
  consented: boolean;
  /** The number that stands there now confirmed itself. */
  confirmed: boolean;
};

/** All that is known when somebody asks whether a person may be contacted. */
export type ContactFacts = Standing & {
  /** Now, in milliseconds since 1970. */
  at: number;
  phoneNumber: string;
  /** Where the person says that they live. */
  state?: string | undefined;
  /** The firm wants e-mails to wait for the morning as well. */
  quietMail: boolean;
  /** When somebody tried to reach the person before. */
  attempts: readonly number[];
};

const automatedChannels: readonly ContactChannel[] = ['autocall', 'autotext'];
const isAutomated = (channel: ContactChannel) => automatedChannels.includes(channel);
const needsConsent: readonly ContactChannel[] = ['text', ...automatedChannels];
const needsNumber: readonly ContactChannel[] = ['call', ...needsConsent];

type Limit = { count: number; hours: number; rule: string };

const findLimits = (places: readonly Place[], automated: boolean): Limit[] => {
  const states = [...new Set(places.map(({ state }) => state))];
  const ofStates = states.flatMap((state) => rulesFor(state, automated));
  return [firmMost, ...ofStates.flatMap(({ most, rule }) => (most ? [{ ...most, rule }] : []))];
};

/** Of the limits on tries that hold where the person may be the one that stops longest, and until when. */
const longestLimit = (places: readonly Place[], { at, attempts, channel }: ContactFacts) => {
  const newest = attempts.filter((one) => one <= at).sort((a, b) => b - a);
  return findLimits(places, isAutomated(channel))
    .map(({ count, hours, rule }) => ({
      rule,
      // The try that has to be older than the window before there is room for another.
      free: (newest[count - 1] ?? Number.NEGATIVE_INFINITY) + hours * hour,
    }))
    .reduce((one, other) => (other.free > one.free ? other : one));
};

/** Why a person may not be contacted by a channel at whatever hour, the strongest reason first. */
export const standingReason = (facts: Standing): ContactReason | undefined => {
  const { channel } = facts;
  if (facts.suppressed) return 'SUPPRESSED';
  if (facts.withdrawn) return 'WITHDRAWN';
  if (facts.wrongNumber && needsNumber.includes(channel)) return 'WRONG_NUMBER';
  if (!facts.consented && needsConsent.includes(channel)) return 'NO_CONSENT';
  // Anyone can type in another person's number, so a machine waits for the number itself.
  return !facts.confirmed && isAutomated(channel) ? 'NOT_CONFIRMED' : undefined;
};

/** The gate's answer, of facts alone: yes, or no with the strongest reason and from when it will be yes. */
export const decideContact = (facts: ContactFacts): ContactAnswer => {
  const { channel, at } = facts;
  const standing = standingReason(facts);
  if (standing) return { allowed: false, reason: standing };
  // Hours and limits are those of the telephone; mail keeps the hours where the firm wants it to.
  if (channel === 'email' && !facts.quietMail) return { allowed: true };
  const places = placesFor(facts);
  const automated = isAutomated(channel);
  const limit = needsNumber.includes(channel) ? longestLimit(places, facts) : undefined;
  const free = Math.max(at, limit?.free ?? at);
  const open = openEverywhere(places, free, automated);
  const from = new Date(open).toISOString();
  if (limit && free > at) return { allowed: false, reason: 'TOO_MANY_ATTEMPTS', from, rule: limit.rule };
  if (open === at) return { allowed: true };
  return { allowed: false, reason: 'QUIET_HOURS', from, rule: closingRule(places, at, automated) };
};
