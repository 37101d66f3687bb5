import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Env, readEnv } from '../../server/start/env';
import { describeUnknown } from '../../server/start/unknown-settings';
import { bad, type Finding, good, look } from './finding';

type Source = Record<string, string | undefined>;

/** The names in a file of settings. */
const findNames = (file: string): string[] =>
  existsSync(file)
    ? [...readFileSync(file, 'utf8').matchAll(/^\s*([A-Z][A-Z\d_]*)\s*=/gm)].map(([, name]) => name!)
    : [];

/** Reads the settings and reports problems: malformed, missing, or unknown names. */
export const checkSettings = (source: Source, dir: string): { env: Env | undefined; findings: Finding[] } => {
  // Compose has variables of its own in the same file, and production.yml reads DOMAIN.
  const inFile = findNames(join(dir, '.env')).filter((name) => !/^(COMPOSE_.+|DOMAIN)$/.test(name));
  const others = Object.keys(source).filter((name) => !inFile.includes(name));
  const findings = [
    ...describeUnknown(others, 'the environment'),
    ...describeUnknown(inFile, '.env', true),
  ].map(({ says, todo }) => look('Settings', says, todo));
  try {
    const env = readEnv(source);
    return {
      env,
      findings: findings.length > 0 ? findings : [good('Settings', 'All are as they should be.')],
    };
  } catch (error) {
    const wrong = (error as Error).message.split('\n');
    const todo = 'Change it; .env.example says what each setting takes.';
    return { env: undefined, findings: [...wrong.map((line) => bad('Settings', line, todo)), ...findings] };
  }
};
