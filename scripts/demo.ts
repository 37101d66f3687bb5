/** `npm run demo`: Lantern with a made-up firm that restarts at every full hour; it sends nothing to anyone. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readEnv } from '../server/start/env';
import { signIn } from './demo/site';
import { phonePath, startDemo } from './demo/start-demo';
import { readEnvFile } from './env-file.mjs';
import { runCommand } from './run-command';
import { lawyer } from './seed';

const hour = 60 * 60 * 1000;
const root = resolve(import.meta.dirname, '..');

readEnvFile(`${root}/`);

/** Only the listening address comes from the environment, so that no mail server or other service slips in. */
const { PORT = '', HOST = '', PUBLIC_URL = '', TRUST_PROXY = '' } = process.env;

// If a line cannot be written, drop it; the demo goes on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const main = async () => {
  const env = readEnv({ PORT, HOST, PUBLIC_URL, TRUST_PROXY });
  const distDir = join(root, 'dist/client');
  if (!existsSync(join(distDir, 'site.json')))
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { cwd: root, stdio: 'inherit' });
  const { server, startOver, ...demo } = await startDemo({
    distDir,
    trustProxy: env.TRUST_PROXY,
    publicUrl: env.PUBLIC_URL,
  });
  await once(server.listen(env.PORT, env.HOST), 'listening');
  const startOverAtTheHour = (): unknown =>
    setTimeout(() => void runCommand(startOver).finally(startOverAtTheHour), hour - (Date.now() % hour));
  startOverAtTheHour();
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void demo[Symbol.asyncDispose]().then(() => process.exit(0)));
  console.log(`The demo is ready: ${env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`}`);
  console.log(`  sign in:   /login   user name: ${signIn.username}   password: ${signIn.password}`);
  console.log(`  a lawyer signs in as ${lawyer.email} with the same password`);
  console.log(`  text as one of its made-up people: ${phonePath}`);
  console.log('  It starts over at each full hour. Nothing is sent to anyone.');
};

await runCommand(main);
