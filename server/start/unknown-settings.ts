import { settingNames } from './env';

type Unknown = { says: string; todo: string };

/** Prefixes that only Lantern's settings have. */
const ourPrefix = /^(BACKUP|CONSENT|ENCRYPT|METRICS|MONGODB|SMTP|STAFF|TRUSTEDFORM|WEBHOOK)_/;
/** A setting that comes as a file. */
const asFile = /_FILE$/;
/** Settings of an earlier version, and what to do instead. */
const removed: readonly { name: RegExp; todo: string }[] = [
  {
    name: /^OTEL_EXPORTER_OTLP_(TRACES_)?ENDPOINT$/,
    todo: 'This version makes no traces: remove it, and use metrics (METRICS_PORT).',
  },
  {
    name: /^(ENCRYPTION_KEY|CONSENT_SIGNING_KEY)_OLD$/,
    todo: 'Write the old key behind the new one and a comma, in the setting without _OLD. Then remove it here.',
  },
  {
    name: /^METRICS_HOST$/,
    todo: 'Write the address in front of the port, METRICS_PORT=0.0.0.0:9464, then remove it here.',
  },
  {
    name: /^(BACKUP_(EVERY|KEEP)|IMAGE_HOST|IP_LOOKUP_URL|IMAP_MARK_SEEN|AWS_SESSION_TOKEN)$/,
    todo: 'This version does without it: remove it.',
  },
  {
    name: /^TIME_ZONE$/,
    todo: 'Write your time zone as timeZone in client/content/site.ts, then remove it here.',
  },
];

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
    .filter(
      (name) =>
        !settingNames.includes(name) &&
        !(asFile.test(name) && settingNames.includes(name.replace(asFile, ''))),
    )
    .map((name) => ({
      name,
      gone: removed.find((setting) => setting.name.test(name))?.todo,
      meant: findNearest(name),
    }))
    .filter(({ name, gone, meant }) => everyName || gone || ourPrefix.test(name) || meant)
    .map(({ name, gone, meant }) => ({
      says: `${name} is set in ${where}, and nothing reads it.`,
      todo:
        gone ??
        (meant ? `Write ${meant} if that is meant.` : 'Remove it, or look up its name in .env.example.'),
    }));
