// `npm start`: builds if there is no build of these sources, then becomes the server.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { stampOf } from './build/stamp.mjs';
import { readEnvFile } from './env-file.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const server = `${root}dist/server/main.js`;
const stampFile = `${root}dist/stamp`;

/** About how many seconds a build takes: a minute of work, most of it on every core. */
const seconds = Math.max(10, Math.round(60 / availableParallelism()));

/** Builds with a dot for each second; what the build says is shown only if it fails. */
const build = (why) =>
  new Promise((resolve) => {
    process.stdout.write(`${why}, which takes about ${seconds} seconds here `);
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { cwd: root });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece) => {
        said += piece;
      });
    const dots = setInterval(() => process.stdout.write('.'), 1000);
    const pass = (signal) => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.on('close', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      clearInterval(dots);
      process.stdout.write('\n');
      if (code === 0) return resolve(undefined);
      process.stderr.write(said);
      process.exit(signal ? 130 : (code ?? 1));
    });
  });

readEnvFile(root);
const stamp = stampOf(root);
const built = existsSync(stampFile) && existsSync(server) ? readFileSync(stampFile, 'utf8') : undefined;
if (stamp !== undefined && stamp !== built)
  await build(built ? 'The sources have changed: building' : 'Building for the first time');
process.env.NODE_ENV = 'production';
// From Node 22 on, the next start need not compile again.
module.enableCompileCache?.(`${root}dist/compiled`);
await import(new URL('../dist/server/main.js', import.meta.url).href);
