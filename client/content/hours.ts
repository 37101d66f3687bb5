import { site } from './site';
import { type Weekday, weekdays } from './weekdays';

type HourWords = {
  /** From Monday on. */
  days: readonly string[];
  weekend: string;
  /** Between the first and the last of several days. */
  to: string;
  /** After the hour in the morning and in the afternoon. */
  am: string;
  pm: string;
};

const formatDays = (names: readonly Weekday[], { days, weekend, to }: HourWords): string => {
  const places = names.map((name) => weekdays.indexOf(name));
  if (places.join() === '5,6') return weekend;
  const isRow = places.length > 1 && places.every((place, index) => place === (places[0] ?? 0) + index);
  const said = places.map((place) => days[place] ?? '');
  return isRow ? `${said[0]}${to}${said.at(-1)}` : said.join(', ');
};

const formatClock = (time: string, { am, pm }: HourWords): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes}${hour % 24 < 12 ? am : pm}`;
};

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The firm's hours in a language; empty if it has not set them. */
export const formatHours = (words: HourWords) =>
  Object.fromEntries(
    site.hours.map(({ id, dayOfWeek, opens, closes }) => [
      id,
      {
        days: capitalized(formatDays(dayOfWeek, words)),
        time: `${formatClock(opens, words)}-${formatClock(closes, words)}`,
      },
    ]),
  );
