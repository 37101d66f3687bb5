import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export type Variables = Record<string, string>;

const unquoted = (text: string) => text.replace(/^(["'])(.*)\1$/s, '$2');

/** Reads a file of settings as systemd's EnvironmentFile= does (systemd.exec(5)). */
export const parseEnvironmentFile = (text: string): Variables =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => /^\s*[^#;\s]/.test(line) && line.includes('='))
      .map((line) => {
        const at = line.indexOf('=');
        return [line.slice(0, at).trim(), unquoted(line.slice(at + 1).trim())];
      }),
  );

/** Reads a unit file: sections with their settings, each with all its values; an empty value forgets earlier ones. */
export const parseUnit = (text: string) => {
  const sections: Record<string, Record<string, string[]>> = {};
  let section: Record<string, string[]> = {};
  for (const line of text.replaceAll('\\\n', ' ').split('\n')) {
    if (/^\s*([#;]|$)/.test(line)) continue;
    const [, name] = /^\[(.+)\]$/.exec(line) ?? [];
    if (name) {
      section = {};
      sections[name] = section;
      continue;
    }
    const at = line.indexOf('=');
    const [key, value] = [line.slice(0, at), line.slice(at + 1)];
    section[key] = value === '' ? [] : [...(section[key] ?? []), value];
  }
  return sections;
};

/** The environment of a service: `Environment=`, then `EnvironmentFile=`, which wins. */
export const serviceEnvironment = (service: Record<string, string[]>, file: string): Variables => ({
  ...Object.fromEntries(
    (service.Environment ?? [])
      .flatMap((line) => line.match(/"[^"]*"|'[^']*'|\S+/g) ?? [])
      .map((one) => unquoted(one).split(/=(.*)/s).slice(0, 2) as [string, string]),
  ),
  ...parseEnvironmentFile(file),
});

export type Service = {
  build?: { context?: string; args?: Variables };
  environment?: Variables;
  env_file?: { path: string; required: boolean }[];
  volumes?: string[];
  tmpfs?: string[];
  read_only?: boolean;
};
type Compose = { services: Record<string, Service>; volumes: Record<string, unknown> };

/** Replaces `${NAME}`, `${NAME:-default}` and `${NAME:?message}` as Compose does. */
const interpolate = (text: string, variables: Variables): string =>
  text.replace(/\$\{(\w+)(?::(-|\?)([^}]*))?\}/g, (_, name: string, kind = '', word = '') => {
    const value = variables[name];
    if (value) return value;
    if (kind === '?') throw new Error(`${name}: ${word}`);
    return kind === '-' ? word : '';
  });

const isMapping = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Mappings are merged and lists appended, as Compose does with a second file. */
const merge = (one: unknown, other: unknown): unknown => {
  if (Array.isArray(one) && Array.isArray(other)) return [...new Set([...one, ...other])];
  if (!isMapping(one) || !isMapping(other)) return other ?? one;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...keys].map((key) => [key, merge(one[key], other[key])]));
};

const interpolateAll = (value: unknown, variables: Variables): unknown => {
  if (typeof value === 'string') return interpolate(value, variables);
  if (Array.isArray(value)) return value.map((one) => interpolateAll(one, variables));
  if (!isMapping(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, interpolateAll(one, variables)]));
};

/** `docker compose -f FILE -f FILE config`, for what these files use. */
export const composeConfig = (files: readonly string[], variables: Variables): Compose =>
  files
    .map((file) => parse(readFileSync(file, 'utf8'), { merge: true }))
    .map((config) => interpolateAll(config, variables))
    .reduce(merge) as Compose;

/** The environment of an image: the `ENV` lines of the last stage. */
export const imageEnvironment = (dockerfile: string): Variables =>
  Object.fromEntries(
    [
      ...dockerfile
        .split(/^FROM /m)
        .at(-1)!
        .matchAll(/^ENV (.+)$/gm),
    ].flatMap(([, line]) => line!.split(' ').map((one) => one.split('=') as [string, string])),
  );
