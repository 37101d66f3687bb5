import { hour } from '../../../shared/durations';
import { momentOfWall, toWallTime } from '../../../shared/zoned-time';
import { type Day, isHoliday, nextDay, toDay } from './holidays';
import { type Place, placesFor, type Whereabouts } from './places';
import { automatedRules, type Hours, type QuietRule, quietRules } from './quiet-hours';

/** Longer than any series of Sundays and holidays. */
const mostDays = 14;

/** Returns the time at which a zone's clock shows this hour of this day. */
const toMoment = ({ year, month, day }: Day, hours: number, zone: string): number =>
  momentOfWall(Date.UTC(year, month - 1, day, hours), zone);

const hoursOn = (rule: QuietRule, day: Day): Hours | null => {
  if (isHoliday(rule.holidays, day)) return null;
  if (day.weekday === 0) return rule.sunday;
  return day.weekday === 6 ? rule.saturday : rule.weekdays;
};

/** Returns the rules of a state: the federal one and its own, and for autodialed calls also those for machines. */
export const rulesFor = (state: string, automated: boolean): QuietRule[] =>
  [...quietRules, ...(automated ? automatedRules : [])].filter(
    (rule) => rule.state === 'US' || rule.state === state,
  );

/** Returns the hours of a day in which all rules allow contact. */
const commonHours = (rules: readonly QuietRule[], day: Day): Hours | null => {
  const each = rules.map((rule) => hoursOn(rule, day));
  if (each.includes(null)) return null;
  const from = Math.max(...each.map((hours) => hours![0]));
  const until = Math.min(...each.map((hours) => hours![1]));
  return from < until ? [from, until] : null;
};

/** Returns the first time from `at` on when rules allow contact in this time zone. */
export const nextOpening = (zone: string, at: number, rules: readonly QuietRule[]): number => {
  let day = toDay(toWallTime(at, zone));
  for (let days = 0; days < mostDays; days++, day = nextDay(day)) {
    const hours = commonHours(rules, day);
    if (!hours) continue;
    const [from, until] = [toMoment(day, hours[0], zone), toMoment(day, hours[1], zone)];
    if (at < until) return Math.max(at, from);
  }
  return at + mostDays * 24 * hour;
};

/** Kept because computing local time is expensive, and many people share a few places. */
const openings = new Map<string, number>();
const mostKept = 1000;

/** The same in a place, for many times: rules and our time zones change at full hours. */
const findOpening = ({ state, zone }: Place, at: number, automated: boolean): number => {
  const present = Math.floor(at / hour) * hour;
  const key = `${present}${state}${zone}${automated}`;
  const opening = openings.get(key) ?? nextOpening(zone, present, rulesFor(state, automated));
  if (openings.size >= mostKept) openings.clear();
  openings.set(key, opening);
  return Math.max(at, opening);
};

/** Returns the first time from `at` on when contact is allowed wherever the person may be. */
export const openEverywhere = (places: readonly Place[], at: number, automated: boolean): number => {
  let moment = at;
  for (;;) {
    const next = Math.max(...places.map((place) => findOpening(place, moment, automated)));
    if (next === moment) return moment;
    moment = next;
  }
};

/** Returns when the hours end in which contact is allowed at a time, wherever the person may be. */
export const openUntil = (places: readonly Place[], at: number, automated: boolean): number =>
  Math.min(
    ...places.map(({ state, zone }) => {
      const day = toDay(toWallTime(at, zone));
      const hours = commonHours(rulesFor(state, automated), day);
      return hours ? toMoment(day, hours[1], zone) : at;
    }),
  );

/** Returns true if a call by hand is allowed at a time in a place. */
export const isPlaceOpen = (at: number, place: Place): boolean => findOpening(place, at, false) === at;

/** The same for a person, wherever they may be. */
export const isOpenFor =
  (at: number) =>
  (person: Whereabouts): boolean =>
    placesFor(person).every((place) => isPlaceOpen(at, place));

/** Returns the rule that stops contact longest, of those that stop it at this time. */
export const closingRule = (places: readonly Place[], at: number, automated: boolean): string | undefined => {
  const closed = places.flatMap(({ state, zone }) =>
    rulesFor(state, automated).map((rule) => ({ rule: rule.rule, until: nextOpening(zone, at, [rule]) })),
  );
  const [longest] = closed.filter(({ until }) => until > at).sort((one, other) => other.until - one.until);
  return longest?.rule;
};
