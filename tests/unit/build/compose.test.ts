import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]!).sort();

const settings = names(read('server/start/env.ts'), /^ {4}([A-Z][A-Z\d_]+): /gm).filter(
  (name) => name !== 'NODE_ENV',
);
const sh = (args: string[], env: Record<string, string>) =>
  execFileSync('sh', args, { env: { PATH: process.env.PATH, ...env }, encoding: 'utf8' });

const scratch = () => {
  const dir = mkdtempSync(join(tmpdir(), 'lantern-compose-'));
  return { dir, [Symbol.dispose]: () => rmSync(dir, { recursive: true, force: true }) };
};

test('every setting of the server stands in .env.example and in the README, and nothing else does', () => {
  expect(settings.length).toBeGreaterThan(8);
  expect(names(read('.env.example'), /^([A-Z][A-Z\d_]+)=/gm)).toEqual(settings);
  expect(names(read('README.md'), /^\| `([A-Z][A-Z\d_]+)` \|/gm)).toEqual(settings);
});

test('the compose file hands on only settings that exist, and no secret stands in it', () => {
  const compose = read('docker-compose.yml');
  const handedOn = names(compose, /\$\{([A-Z_]+):-/g);
  expect(handedOn.filter((name) => !settings.includes(name))).toEqual([]);
  expect(compose).not.toMatch(/(?:password|secret|keyfile)\w*: +[^/\s$]/i);
});

test('every file that the image copies is let through by .dockerignore', () => {
  const letThrough = names(read('.dockerignore'), /^!(.+)$/gm);
  const copied = names(read('Dockerfile'), /^COPY (?!--from)(?:--\S+ )?(.+) \S+$/gm)
    .flatMap((files) => files.split(' '))
    .filter((file) => file !== '.');
  expect(copied.filter((file) => !letThrough.includes(file))).toEqual([]);
});

test('the entry script turns files into settings and leaves what is set alone', () => {
  using folder = scratch();
  const file = join(folder.dir, 'uri');
  execFileSync('sh', ['-c', `printf 'mongodb://host/db?a=1&b=$x' > ${file}`]);
  const show = ['docker/entrypoint.sh', 'sh', '-c', 'printf "%s|%s" "$MONGODB_URI" "$SESSION_SECRET"'];
  expect(sh(show, { MONGODB_URI_FILE: file })).toBe('mongodb://host/db?a=1&b=$x|');
  expect(sh(show, { MONGODB_URI: 'mongodb://own', SESSION_SECRET: 's' })).toBe('mongodb://own|s');
});

test('the setup makes secrets once, for their owners alone', () => {
  using folder = scratch();
  const me = `${process.getuid?.()}:${process.getgid?.()}`;
  const [mongo, app] = [join(folder.dir, 'mongo'), join(folder.dir, 'app')];
  execFileSync('mkdir', [mongo, app]);
  const env = { MONGO_SECRETS: mongo, APP_SECRETS: app, MONGO_USER: me, APP_USER: me };
  sh(['docker/setup.sh'], env);

  const files = [
    'mongo/keyfile',
    'mongo/admin-password',
    'mongo/app-password',
    'app/session-secret',
    'app/mongodb-uri',
  ];
  const contents = () => files.map((file) => read(join(folder.dir, file)));
  const first = contents();
  for (const file of files) expect(statSync(join(folder.dir, file)).mode & 0o777, file).toBe(0o400);
  expect(new Set(first).size).toBe(files.length);
  expect(first[0]!.replaceAll('\n', '')).toMatch(/^[A-Za-z0-9+/=]{6,1024}$/);
  expect(first[3]).toMatch(/^[0-9a-f]{64}$/);
  expect(first[4]).toBe(`mongodb://lantern:${first[2]}@mongo:27017/lantern?replicaSet=lantern`);

  sh(['docker/setup.sh'], env);
  expect(contents()).toEqual(first);
  execFileSync('chmod', ['-R', 'u+w', folder.dir]);
});
