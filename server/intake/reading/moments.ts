import { minute } from '../../../shared/durations';
import { momentOfWall, toWallTime } from '../../../shared/zoned-time';

const usDay = /^(\d\d?)[/-](\d\d?)[/-](\d{4})(?!\d)/;
/** A date with or without a time: 2026-11-21 17:03, or 11/21/2026, 5:03 p.m. as in the United States. */
const written =
  /^(\d{4})([/-])(\d\d?)\2(\d\d?)(?:(?:T|,?\s)\s*(\d\d?):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?\s*([ap]\.?m\b\.?)?)?\s*(z|utc|gmt|[+-]\d\d:?\d\d)?$/i;

/** Longer than any date and time. */
const longest = 100;

type Written = { day: string; clock: number; hasTime: boolean; zone: string | undefined };

/** Returns the parts of a written time, or undefined if there is no such day and time. */
const getParts = (text: string): Written | undefined => {
  if (text.length > longest) return undefined;
  const [, year, , month, day, hour, minutes = '0', seconds = '0', half = '', zone] =
    written.exec(text.trim().replace(usDay, '$3-$1-$2')) ?? [];
  if (year === undefined) return undefined;
  const isHalf = half !== '';
  const shownHour = Number(hour ?? 0);
  const hours = isHalf ? (shownHour % 12) + (/^p/i.test(half) ? 12 : 0) : shownHour;
  if (shownHour > (isHalf ? 12 : 23) || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const midnight = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isDay = midnight.getUTCMonth() + 1 === Number(month) && midnight.getUTCFullYear() === Number(year);
  if (!isDay) return undefined;
  const clock = midnight.getTime() + ((hours * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return { day: midnight.toISOString().slice(0, 10), clock, hasTime: hour !== undefined, zone };
};

const getOffset = (zone: string): number => {
  const [, sign, hours = 0, minutes = 0] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minute;
};

/** Returns a date as `1961-04-30`; undefined if the text is none. */
export const findDay = (text: string): string | undefined => getParts(text)?.day;

/** True if the text is a day without a time. */
export const isDayOnly = (text: string): boolean => getParts(text)?.hasTime === false;

/**
 * Returns a time as ISO 8601 in UTC, or undefined if the text is none. A time without a zone is in the given one, where
 * its clock must have shown it: in spring it skips an hour.
 */
export const findMoment = (text: string, timeZone: string): string | undefined => {
  const parts = getParts(text);
  if (!parts) return undefined;
  const { clock, hasTime, zone } = parts;
  if (zone) return new Date(clock - getOffset(zone)).toISOString();
  const at = momentOfWall(clock, timeZone);
  const isReal = hasTime ? toWallTime(at, timeZone) === clock : !Number.isNaN(at);
  return isReal ? new Date(at).toISOString() : undefined;
};
