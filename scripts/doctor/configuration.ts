import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Env, readEnv, settingNames } from '../../server/start/env';
import { bad, type Finding, good, look } from './finding';

type Source = Record<string, string | undefined>;

/** Prefixes that only Lantern's settings have. */
const ourPrefix = /^(BACKUP|CONSENT|ENCRYPT|METRICS|MONGODB|SMTP|STAFF|TRUSTEDFORM|WEBHOOK)_/;
/** Read by something other than the server: the image's entry script, and OpenTelemetry itself. */
const readElsewhere = /^OTEL_|_FILE$/;

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

const nearest = (name: string): string | undefined =>
  settingNames.find((existing) => name.length > 5 && distance(name, existing) <= 2);

/** The names in a settings file as Docker Compose reads it. */
const findNames = (file: string): string[] =>
  existsSync(file)
    ? [...readFileSync(file, 'utf8').matchAll(/^\s*([A-Z][A-Z\d_]*)\s*=/gm)].map(([, name]) => name!)
    : [];

const unknown = (names: readonly string[], everyName: boolean): string[] =>
  names.filter(
    (name) =>
      !settingNames.includes(name) &&
      !readElsewhere.test(name) &&
      (everyName || ourPrefix.test(name) || nearest(name)),
  );

const aboutUnknown = (name: string, where: string): Finding => {
  const meant = nearest(name);
  return look(
    'Settings',
    `${name} is set in ${where}, and nothing reads it.`,
    meant ? `Write ${meant} if that is meant.` : 'Take it away, or look up its name in .env.example.',
  );
};

/** Reads the settings and reports problems: malformed, missing, or unknown names. */
export const checkSettings = (source: Source, dir: string): { env: Env | undefined; findings: Finding[] } => {
  // Compose also passes on its own file's variables.
  const ofCompose = findNames(join(dir, '.env')).filter((name) => !name.startsWith('COMPOSE_'));
  const findings = [
    ...unknown(Object.keys(source), false).map((name) => aboutUnknown(name, 'the environment')),
    ...unknown(ofCompose, true).map((name) => aboutUnknown(name, '.env')),
  ];
  try {
    const env = readEnv(source);
    return {
      env,
      findings: findings.length > 0 ? findings : [good('Settings', 'All are as they have to be.')],
    };
  } catch (error) {
    const wrong = (error as Error).message.split('\n');
    const todo = 'Change it; .env.example says what each setting takes.';
    return { env: undefined, findings: [...wrong.map((line) => bad('Settings', line, todo)), ...findings] };
  }
};
