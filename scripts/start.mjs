// `npm start`: builds if there is no build of these sources, then becomes the server.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stampOf } from './build/stamp.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const server = `${root}dist/server/main.js`;
const stampFile = `${root}dist/stamp`;

const build = () =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
      cwd: root,
      stdio: 'inherit',
    });
    const pass = (signal) => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.on('exit', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      if (code !== 0) process.exit(signal ? 130 : (code ?? 1));
      resolve(undefined);
    });
  });

const stamp = stampOf(root);
const built = existsSync(stampFile) && existsSync(server) ? readFileSync(stampFile, 'utf8') : undefined;
if (stamp !== undefined && stamp !== built) {
  console.log(
    built ? 'The sources have changed since the last build: building.' : 'Building for the first time.',
  );
  await build();
}
process.env.NODE_ENV = 'production';
await import(new URL('../dist/server/main.js', import.meta.url).href);
