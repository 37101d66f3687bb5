import { badValue } from '../errors';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Minutes that the zone is ahead of UTC at that moment: an IANA name, `+05:30`, or UTC by default. */
function offsetMinutes(date: Date, zone: string): number {
  if (zone === 'UTC' || zone === 'GMT' || zone === 'Z') return 0;
  const fixed = /^([+-])(\d\d):?(\d\d)?$/.exec(zone);
  if (fixed) return (fixed[1] === '-' ? -1 : 1) * (Number(fixed[2]) * 60 + Number(fixed[3] ?? 0));
  const parts = new Map(
    formatterFor(zone)
      .formatToParts(date)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return Math.round((wall - Math.floor(date.getTime() / 1000) * 1000) / 60_000);
}

function formatterFor(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (!formatter) {
    try {
      formatter = new Intl.DateTimeFormat('en-US', {
        timeZone: zone,
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      });
    } catch {
      throw badValue(`unrecognized time zone identifier: "${zone}"`);
    }
    formatters.set(zone, formatter);
  }
  return formatter;
}

/** The date whose UTC fields read as the wall clock of the zone. */
const toWall = (date: Date, zone: string) => new Date(date.getTime() + offsetMinutes(date, zone) * 60_000);

export function formatDate(date: Date, format: string, zone: string): string {
  const wall = toWall(date, zone);
  const pad = (value: number, width: number) => String(value).padStart(width, '0');
  return format.replace(/%(.?)/g, (_, specifier: string) => {
    switch (specifier) {
      case 'Y':
        return pad(wall.getUTCFullYear(), 4);
      case 'm':
        return pad(wall.getUTCMonth() + 1, 2);
      case 'd':
        return pad(wall.getUTCDate(), 2);
      case 'H':
        return pad(wall.getUTCHours(), 2);
      case 'M':
        return pad(wall.getUTCMinutes(), 2);
      case 'S':
        return pad(wall.getUTCSeconds(), 2);
      case 'L':
        return pad(wall.getUTCMilliseconds(), 3);
      case '%':
        return '%';
      default:
        throw badValue(`unsupported format character '%${specifier}' in $dateToString`);
    }
  });
}

/** The first moment of the local day that holds `date`. */
export function startOfDay(date: Date, zone: string): Date {
  const wall = toWall(date, zone);
  const midnight = Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate());
  // The offset at midnight can be another one than now; a second look settles on the one that holds there.
  const guess = new Date(midnight - offsetMinutes(date, zone) * 60_000);
  return new Date(midnight - offsetMinutes(guess, zone) * 60_000);
}
