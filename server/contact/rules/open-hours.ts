import { momentOfWall, toWallTime } from '../../../shared/zoned-time';
import { type Day, isHoliday, nextDay } from './holidays';
import { type Place, placesFor, type Whereabouts } from './places';
import { automatedRules, type Hours, type QuietRule, quietRules } from './quiet-hours';

const hour = 60 * 60 * 1000;
/** Longer than any run of Sundays and holidays. */
const mostDays = 14;

const toDay = (at: number, zone: string): Day => {
  const date = new Date(toWallTime(at, zone));
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  };
};

/** The moment at which the clock of a zone shows this hour of this day. */
const toMoment = ({ year, month, day }: Day, hours: number, zone: string): number =>
  momentOfWall(Date.UTC(year, month - 1, day, hours), zone);

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
const nextOpening = (zone: string, at: number, rules: readonly QuietRule[]): number => {
  let day = toDay(at, zone);
  for (let days = 0; days < mostDays; days++, day = nextDay(day)) {
    const hours = commonHours(rules, day);
    if (!hours) continue;
    const [from, until] = [toMoment(day, hours[0], zone), toMoment(day, hours[1], zone)];
    if (at < until) return Math.max(at, from);
  }
  return at + mostDays * 24 * hour;
};

/** The first moment from `at` on when contact is in order wherever the person may be. */
export const openEverywhere = (places: readonly Place[], at: number, automated: boolean): number => {
  let moment = at;
  for (;;) {
    const next = Math.max(
      ...places.map(({ state, zone }) => nextOpening(zone, moment, rulesFor(state, automated))),
    );
    if (next === moment) return moment;
    moment = next;
  }
};

/** Whether a call by hand is in order at a moment, wherever of these places the person is. */
export const isOpenIn = (places: readonly Place[], at: number): boolean =>
  openEverywhere(places, at, false) === at;

/** The same of many people at one moment: they are in few places, and an hour of the clock is dear to work out. */
export const isOpenFor = (at: number) => {
  const open = new Map<string, boolean>();
  return (person: Whereabouts): boolean => {
    const places = placesFor(person);
    const key = places.map(({ state, zone }) => state + zone).join();
    const isOpen = open.get(key) ?? isOpenIn(places, at);
    open.set(key, isOpen);
    return isOpen;
  };
};

/** The rule that, of those which stop contact at this moment, stops it longest. */
export const closingRule = (places: readonly Place[], at: number, automated: boolean): string | undefined => {
  const closed = places.flatMap(({ state, zone }) =>
    rulesFor(state, automated).map((rule) => ({ rule: rule.rule, until: nextOpening(zone, at, [rule]) })),
  );
  const [longest] = closed.filter(({ until }) => until > at).sort((one, other) => other.until - one.until);
  return longest?.rule;
};
