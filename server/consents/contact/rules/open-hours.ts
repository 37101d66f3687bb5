import { type Day, isHoliday, nextDay } from './holidays';
import type { Place } from './places';
import { automatedRules, type Hours, type QuietRule, quietRules } from './quiet-hours';

const hour = 60 * 60 * 1000;
/** Longer than any run of Sundays and holidays. */
const mostDays = 14;

const clocks = new Map<string, Intl.DateTimeFormat>();
const clockOf = (zone: string): Intl.DateTimeFormat => {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  clocks.set(zone, clock);
  return clock;
};

/** What calendar and clock of a zone show at a moment, as if they were UTC's. */
const wallTime = (at: number, zone: string): number => {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year, month, day, hour: hours, minute, second } = parts as Record<string, number>;
  return Date.UTC(year!, month! - 1, day!, hours!, minute!, second!);
};

/** The moment at which the clock of a zone shows this hour of this day. */
const momentOf = ({ year, month, day }: Day, hours: number, zone: string): number => {
  const wanted = Date.UTC(year, month - 1, day, hours);
  const guess = wanted - (wallTime(wanted, zone) - wanted);
  // Once more, for a day on which the clocks are changed.
  return guess - (wallTime(guess, zone) - wanted);
};

const dayAt = (at: number, zone: string): Day => {
  const date = new Date(wallTime(at, zone));
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  };
};

const hoursOn = (rule: QuietRule, day: Day): Hours | null => {
  if (isHoliday(rule.holidays, day)) return null;
  if (day.weekday === 0) return rule.sunday;
  return day.weekday === 6 ? rule.saturday : rule.weekdays;
};

/** The rules that hold in a state: the federal one and its own, and those for machines where one calls. */
export const rulesFor = (state: string, automated: boolean): QuietRule[] =>
  [...quietRules, ...(automated ? automatedRules : [])].filter(
    (rule) => rule.state === 'US' || rule.state === state,
  );

/** The hours of a day in which all rules let contact through. */
const commonHours = (rules: readonly QuietRule[], day: Day): Hours | null => {
  const each = rules.map((rule) => hoursOn(rule, day));
  if (each.includes(null)) return null;
  const from = Math.max(...each.map((hours) => hours![0]));
  const until = Math.min(...each.map((hours) => hours![1]));
  return from < until ? [from, until] : null;
};

/** The first moment from `at` on when rules let a person in this time zone be contacted. */
const opensAt = (zone: string, at: number, rules: readonly QuietRule[]): number => {
  let day = dayAt(at, zone);
  for (let days = 0; days < mostDays; days++, day = nextDay(day)) {
    const hours = commonHours(rules, day);
    if (!hours) continue;
    const [from, until] = [momentOf(day, hours[0], zone), momentOf(day, hours[1], zone)];
    if (at < until) return Math.max(at, from);
  }
  return at + mostDays * 24 * hour;
};

/** The first moment from `at` on when contact is in order wherever the person may be. */
export const openEverywhere = (places: readonly Place[], at: number, automated: boolean): number => {
  let moment = at;
  for (;;) {
    const next = Math.max(
      ...places.map(({ state, zone }) => opensAt(zone, moment, rulesFor(state, automated))),
    );
    if (next === moment) return moment;
    moment = next;
  }
};

/** The rule that, of those which stop contact at this moment, stops it longest. */
export const closingRule = (places: readonly Place[], at: number, automated: boolean): string | undefined => {
  const closed = places.flatMap(({ state, zone }) =>
    rulesFor(state, automated).map((rule) => ({ rule: rule.rule, until: opensAt(zone, at, [rule]) })),
  );
  const [longest] = closed.filter(({ until }) => until > at).sort((one, other) => other.until - one.until);
  return longest?.rule;
};
