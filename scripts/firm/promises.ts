import { type AreaSlug, areaSlugs } from '../../client/content/areas';
import { words } from '../../client/content/en/words';
import type { Site } from '../../client/content/site-schema';
import { weekdays } from '../../client/content/weekdays';
import type { Answers } from './answers';

/** The answer that promises nothing. */
export const no = 'no';

const getName = (slug: AreaSlug) => words.practiceAreas[slug].name;
export const areaNames: readonly string[] = areaSlugs.map(getName);

/** The practice areas in an answer, by name or slug; undefined if one is unknown. */
export const getAreas = (answer: string): AreaSlug[] | undefined => {
  const named = answer
    .split(';')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);
  const matches = named.map((name) =>
    areaSlugs.find((slug) => slug === name || getName(slug).toLowerCase() === name),
  );
  const slugs = matches.flatMap((slug) => slug ?? []);
  return slugs.length > 0 && slugs.length === named.length ? slugs : undefined;
};

const getClock = (text: string): string | undefined => {
  const [, hour = '', minute = '00', half] = /^(\d{1,2})(?::(\d\d))? ?(am|pm)?$/i.exec(text.trim()) ?? [];
  const number = Number(hour);
  if (hour === '' || number > (half ? 12 : 23) || Number(minute) > 59 || (half && number === 0))
    return undefined;
  const inDay = half ? (number % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : number;
  return `${String(inDay).padStart(2, '0')}:${minute}`;
};

const getPlace = (name: string) =>
  weekdays.findIndex((day) => day.toLowerCase().startsWith(name.toLowerCase()));

/** Parses `Mon-Fri 8am-6pm, Sat 10am-2pm` into the firm's file format; undefined if unreadable. */
export const getHours = (answer: string): Site['hours'] | undefined => {
  const parts = answer.split(',').map((part) => {
    const [, first = '', last = first, opens = '', closes = ''] =
      /^ *([a-z]{3,9})(?: ?- ?([a-z]{3,9}))? +(.+?) ?- ?(.+?) *$/i.exec(part) ?? [];
    const [from, to] = [getPlace(first), getPlace(last)];
    const [open, close] = [getClock(opens), getClock(closes)];
    if (!first || from < 0 || to < from || !open || !close || open >= close) return undefined;
    return { dayOfWeek: weekdays.slice(from, to + 1), opens: open, closes: close };
  });
  const periods = parts.flatMap((part) => part ?? []);
  return periods.length === parts.length
    ? periods.map((part, index) => ({ id: `days-${index + 1}`, ...part }))
    : undefined;
};

const short = (day: string | undefined) => day?.slice(0, 3) ?? '';

/** Formats opening hours as an answer. */
const hoursText = (hours: Site['hours']): string =>
  hours
    .map(({ dayOfWeek, opens, closes }) => {
      const days = [...new Set([short(dayOfWeek[0]), short(dayOfWeek.at(-1))])].join('-');
      return `${days} ${opens}-${closes}`;
    })
    .join(', ') || no;

const toNumber = (answer: string | undefined) =>
  answer === undefined || answer === no ? null : Number(answer);

/** Converts the answers to promises in the firm's file. */
export const getPromises = (
  answers: Answers,
): Pick<Site, 'timeZone' | 'hours' | 'promises' | 'story' | 'startsWith'> => ({
  timeZone: answers.timeZone ?? '',
  hours: getHours(answers.hours ?? '') ?? [],
  promises: {
    replyHours: toNumber(answers.replyHours),
    anyHour: answers.anyHour === 'yes',
    experience: toNumber(answers.experience),
    elsewhere:
      answers.elsewhere === 'local counsel' || answers.elsewhere === 'referral' ? answers.elsewhere : null,
  },
  story: answers.story === 'yes',
  startsWith: answers.areas === 'all' ? 'all' : (getAreas(answers.areas ?? '') ?? 'all'),
});

/** Converts promises back to answers. */
export const promiseAnswers = ({ timeZone, hours, promises, story, startsWith }: Site): Answers => ({
  timeZone,
  elsewhere: promises.elsewhere ?? no,
  hours: hoursText(hours),
  anyHour: promises.anyHour ? 'yes' : no,
  replyHours: String(promises.replyHours ?? no),
  experience: String(promises.experience ?? no),
  story: story ? 'yes' : no,
  areas: startsWith === 'all' ? 'all' : startsWith.map((slug) => getName(slug as AreaSlug)).join('; '),
});
