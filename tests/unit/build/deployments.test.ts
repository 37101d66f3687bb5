import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEnv, settingNames } from '../../../server/start/env';
import {
  composeConfig,
  imageEnvironment,
  parseEnvironmentFile,
  parseUnit,
  serviceEnvironment,
  type Variables,
} from '../../support/deployments';

const read = (file: string) => readFileSync(file, 'utf8');
const example = read('.env.example');
const dockerfile = read('Dockerfile');
const unit = parseUnit(read('ops/systemd/lantern.service'));
const service = unit.Service!;

/** Set by the service manager. */
const ofTheStarter = ['NODE_ENV', 'LISTEN_FDS', 'LISTEN_PID', 'NOTIFY_SOCKET'];
const settings = settingNames.filter((name) => !ofTheStarter.includes(name));
/** A value for each setting, recognizable where it arrives. */
const marks: Variables = Object.fromEntries(settings.map((name) => [name, `the ${name}`]));

/** The image's HOST and DATA_DIR are fixed, and PORT is the published one. */
const fixedInContainer = ['HOST', 'DATA_DIR', 'PORT'];
const production = ['docker-compose.yml', 'docker/production.yml'];

/** True if the folder is in one of these places. */
const isIn = (places: readonly string[]) => (path: string) =>
  places.some((place) => path === place || path.startsWith(`${place}/`));

test('.env.example sets nothing as it is, and each of its settings when the # is removed', () => {
  expect(parseEnvironmentFile(example)).toEqual({});
  const all = parseEnvironmentFile(example.replace(/^# ([A-Z][A-Z\d_]+=)/gm, '$1'));
  expect(Object.keys(all).sort()).toEqual([...settings].sort());
  expect(readEnv(all)).toEqual(readEnv({}));
});

test('the unit with .env.example as it is runs as the unit says, and each setting of the file arrives', () => {
  const fresh = serviceEnvironment(service, example);
  expect(readEnv(fresh)).toMatchObject({ NODE_ENV: 'production', PORT: 3000, DATA_DIR: '/var/lib/lantern' });
  const file = settings.map((name) => `${name}="${marks[name]}"`).join('\n');
  expect(serviceEnvironment(service, file)).toEqual({ NODE_ENV: 'production', ...marks });
});

test('all that the unit’s server writes is in a folder that it may write to', () => {
  expect(service).toMatchObject({ ProtectSystem: ['strict'], PrivateTmp: ['yes'] });
  const writable = [...service.StateDirectory!.map((name) => `/var/lib/${name}`), '/tmp'];
  const { DATA_DIR } = readEnv(serviceEnvironment(service, example));
  expect([DATA_DIR, `${DATA_DIR}/unfinished-backup`].filter((path) => !isIn(writable)(path))).toEqual([]);
  expect(isIn(writable)('/opt/lantern/data')).toBe(false);
});

test('systemd waits until the server is ready, and never gives up starting it', () => {
  expect(service).toMatchObject({ Type: ['notify'], NotifyAccess: ['all'], TimeoutStartSec: ['infinity'] });
  expect(service.Restart).toEqual(['always']);
  expect(unit.Unit!.StartLimitIntervalSec).toEqual(['0']);
});

test.each([
  ['docker-compose.yml', ['docker-compose.yml']],
  ['docker-compose.yml with production.yml', production],
])('%s hands every setting of .env to the server, and needs none', (_, files) => {
  const container = (variables: Variables) => {
    const { env_file, environment } = composeConfig(files, { DOMAIN: 'www.example.com', ...variables })
      .services.app!;
    expect(env_file).toEqual([{ path: '.env', required: false }]);
    return { ...imageEnvironment(dockerfile), ...variables, ...environment };
  };
  const arrived: Variables = container(marks);
  const address: Variables = files === production ? { PUBLIC_URL: 'https://www.example.com' } : {};
  const expected = { ...marks, ...address };
  const missing = settings.filter((name) => arrived[name] !== expected[name]);
  expect(missing.sort()).toEqual([...fixedInContainer].sort());
  const { MONGODB_URI_FILE, SESSION_SECRET_FILE, ...fresh } = container({});
  expect([MONGODB_URI_FILE, SESSION_SECRET_FILE]).toEqual([
    '/app-secrets/mongodb-uri',
    '/app-secrets/session-secret',
  ]);
  const defaults = readEnv({ NODE_ENV: 'production', HOST: '0.0.0.0', DATA_DIR: '/data' });
  const behindCaddy = files === production ? { TRUST_PROXY: 'uniquelocal', BACKUP_TO: '/backups' } : {};
  expect(readEnv(fresh)).toEqual({ ...defaults, ...address, ...behindCaddy });
});

test('all that the container writes is in a volume that it may write to', () => {
  for (const files of [['docker-compose.yml'], production]) {
    const config = composeConfig(files, { DOMAIN: 'www.example.com' });
    const { volumes = [], tmpfs = [], read_only } = config.services.app!;
    expect(read_only).toBe(true);
    const mounts = volumes.map((mount) => mount.split(':'));
    const writable = [...mounts.filter(([, , mode]) => mode !== 'ro').map(([, to]) => to!), ...tmpfs];
    const { DATA_DIR } = imageEnvironment(dockerfile);
    for (const path of [DATA_DIR!, '/backups', '/tmp']) expect(isIn(writable)(path), path).toBe(true);
    const named = mounts.map(([from]) => from!).filter((from) => !from.startsWith('.'));
    expect(named.filter((name) => !(name in config.volumes))).toEqual([]);
    // The service `setup` gives the folder of backups to the application's user.
    const { environment, volumes: prepared } = config.services.setup!;
    expect(environment!.BACKUPS).toBe('/backups');
    expect(prepared).toContain('backups:/backups');
  }
});

test('the image is built with the address that the server is given', () => {
  const [, build = ''] = dockerfile.split(/^FROM /m);
  expect(build.indexOf('ARG PUBLIC_URL=')).toBeGreaterThan(0);
  expect(build.indexOf('ARG PUBLIC_URL=')).toBeLessThan(build.indexOf('RUN npm run build'));
  for (const files of [['docker-compose.yml'], production]) {
    const variables = { DOMAIN: 'www.firm.example', PUBLIC_URL: 'https://www.other.example' };
    const app = composeConfig(files, variables).services.app!;
    expect(app.build!.args!.PUBLIC_URL).toBe(app.environment!.PUBLIC_URL ?? variables.PUBLIC_URL);
    expect(app.build!.context).toBe('.');
  }
  expect(() => composeConfig(production, {})).toThrow('Set DOMAIN');
});

test('docs/commands.md has every command, and no other', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Variables };
  const named = [...read('docs/commands.md').matchAll(/npm (?:run )?([a-z][\w:-]*)/g)].map(
    ([, name]) => name!,
  );
  expect([...new Set(named)].filter((name) => !['ci', 'run'].includes(name)).toSorted()).toEqual(
    Object.keys(scripts).toSorted(),
  );
});

test('every command that the docs name is one of lantern’s, and docs/commands.md has each', () => {
  const table = read('scripts/lantern.ts');
  const ours = [...table.matchAll(/(?:add\(\s*program,\s*|program\s*\.command\()'([a-z][\w-]*)/g)].map(
    ([, name]) => name!,
  );
  expect(ours.length).toBeGreaterThan(12);
  const docs = execFileSync('git', ['ls-files', 'docs', 'README.md'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file.endsWith('.md'))
    .map(read)
    .join('\n');
  const named = [...docs.matchAll(/(?:npx|app|docker run .*?) lantern ([a-z][\w:-]+)/g)].map(
    ([, name]) => name!,
  );
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((name) => !['import', ...ours].includes(name))).toEqual([]);
  const listed = [...read('docs/commands.md').matchAll(/^\| `([a-z][\w-]*)/gm)].map(([, name]) => name!);
  expect(ours.filter((name) => name !== 'doctor' && !listed.includes(name))).toEqual([]);
});
