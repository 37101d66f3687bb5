import { hour } from '../../../shared/durations';
import type { ContactChannel } from '../../../shared/schemas/consent';
import type { ContactAnswer, ContactReason } from '../../../shared/schemas/contact';
import { closingRule, openEverywhere, rulesFor } from './open-hours';
import { type Place, placesFor } from './places';
import { firmMost } from './quiet-hours';

/** So long after a text a person counts as awake. */
const awakeMinutes = 30;

/** The facts about a channel that don't depend on the hour. */
export type Standing = {
  channel: ContactChannel;
  /** True if on the firm's own list or an imported one. */
  suppressed: boolean;
  withdrawn: boolean;
  wrongNumber: boolean;
  /** True if the person agreed to texts, or to autodialed calls. */
  consented: boolean;
  /** True if the lead's current number is confirmed. */
  confirmed: boolean;
};

/** Everything that decides whether a person may be contacted. */
export type ContactFacts = Standing & {
  /** Now, in milliseconds since 1970. */
  at: number;
  phoneNumber: string;
  /** The state and the ZIP code that the person gave. */
  state?: string | undefined;
  zip?: string | undefined;
  /** True if the firm wants e-mails to wait for the morning as well. */
  quietMail: boolean;
  /** When someone tried to reach the person. */
  attempts: readonly number[];
  /** When the person last texted us, while that text permits answers by hand. */
  wroteAt?: number | undefined;
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

/** Returns, of the limits on tries that apply where the person may be, the one that lasts longest, and its end. */
const longestLimit = (places: readonly Place[], { at, attempts, channel }: ContactFacts) => {
  const newest = attempts.filter((one) => one <= at).sort((a, b) => b - a);
  return findLimits(places, isAutomated(channel))
    .map(({ count, hours, rule }) => ({
      rule,
      // There is room for another try when this one is older than the window.
      free: (newest[count - 1] ?? Number.NEGATIVE_INFINITY) + hours * hour,
    }))
    .reduce((one, other) => (other.free > one.free ? other : one));
};

/** Returns the strongest reason, apart from the hour, why a person may not be contacted by a channel. */
export const standingReason = (facts: Standing): ContactReason | undefined => {
  const { channel } = facts;
  if (facts.suppressed) return 'SUPPRESSED';
  if (facts.withdrawn) return 'WITHDRAWN';
  if (facts.wrongNumber && needsNumber.includes(channel)) return 'WRONG_NUMBER';
  if (!facts.consented && needsConsent.includes(channel)) return 'NO_CONSENT';
  // Anyone can enter another person's number, so automated contact waits until the number is confirmed.
  return !facts.confirmed && isAutomated(channel) ? 'NOT_CONFIRMED' : undefined;
};

/** Decides from facts alone: yes, or no with the strongest reason and when it will be yes. */
export const decideContact = (facts: ContactFacts): ContactAnswer => {
  const { channel, at } = facts;
  const standing = standingReason(facts);
  if (standing) return { allowed: false, reason: standing };
  // Hours and limits apply to the telephone; mail follows the hours only if the firm wants it to.
  if (channel === 'email' && !facts.quietMail) return { allowed: true };
  const places = placesFor(facts);
  const automated = isAutomated(channel);
  // The limits are for tries to reach a person, and an answer to their text is not one.
  const isAnswer = channel === 'text' && facts.wroteAt !== undefined;
  const limit = needsNumber.includes(channel) && !isAnswer ? longestLimit(places, facts) : undefined;
  const free = Math.max(at, limit?.free ?? at);
  const open = openEverywhere(places, free, automated);
  const from = new Date(open).toISOString();
  if (limit && free > at) return { allowed: false, reason: 'TOO_MANY_ATTEMPTS', from, rule: limit.rule };
  if (open === at) return { allowed: true };
  // Someone who just wrote to us is awake.
  if (isAnswer && at - facts.wroteAt! < awakeMinutes * 60_000) return { allowed: true };
  return { allowed: false, reason: 'QUIET_HOURS', from, rule: closingRule(places, at, automated) };
};
