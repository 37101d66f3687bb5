import { settingNames } from './env';

type Unknown = { says: string; todo: string };

/** Prefixes that only Lantern's settings have. */
const ourPrefix = /^(BACKUP|CONSENT|ENCRYPT|METRICS|MONGODB|SMTP|STAFF|TRUSTEDFORM|WEBHOOK)_/;
/** Read by something other than the server: the image's entry script, and OpenTelemetry itself. */
const readElsewhere = /^OTEL_|_FILE$/;

/** Settings of earlier versions, with what replaces them. */
const moved: Readonly<Record<string, string>> = {
  TIME_ZONE: 'Write your time zone as timeZone in client/content/site.ts, then remove it here.',
};

/** A name that is further from a setting's is another word. */
const furthest = 2;

/** The edit distance between two words. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, otherLetter] of [...other].entries())
      next.push(Math.min(next[at]! + 1, row[at + 1]! + 1, row[at]! + Number(letter !== otherLetter)));
    row = next;
  }
  return row.at(-1)!;
};

/** Two edits leave one of three parts of a word as it is. */
const sharesPart = (name: string, existing: string): boolean => {
  const size = Math.ceil(name.length / 3);
  return [0, size, 2 * size].some((from) => existing.includes(name.slice(from, from + size)));
};

const findNearest = (name: string): string | undefined => {
  if (name.length <= 5) return undefined;
  const [nearest] = settingNames
    .filter((existing) => Math.abs(existing.length - name.length) <= furthest && sharesPart(name, existing))
    .map((existing) => ({ existing, apart: distance(name, existing) }))
    .filter(({ apart }) => apart <= furthest)
    .sort((one, other) => one.apart - other.apart);
  return nearest?.existing;
};

/**
 * Describes each name that looks like a setting and is none, with the nearest one that exists; where only settings can
 * be, any name that is none.
 */
export const describeUnknown = (names: readonly string[], where: string, everyName = false): Unknown[] =>
  names
    .filter((name) => !settingNames.includes(name) && !readElsewhere.test(name))
    .map((name) => ({ name, meant: findNearest(name) }))
    .filter(({ name, meant }) => everyName || moved[name] || ourPrefix.test(name) || meant)
    .map(({ name, meant }) => ({
      says: `${name} is set in ${where}, and nothing reads it.`,
      todo:
        moved[name] ??
        (meant ? `Write ${meant} if that is meant.` : 'Remove it, or look up its name in .env.example.'),
    }));
