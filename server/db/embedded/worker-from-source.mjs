// Runs the worker from its TypeScript source, for development and tests: bundled once per state of the source, because
// a bundle starts in a quarter of the time. The build has its own file.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const source = fileURLToPath(new URL('.', import.meta.url));
const state = createHash('sha256');
for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' }).sort())
  state.update(`${file} ${statSync(join(source, file)).mtimeMs}\n`);

// Inside node_modules, so that the bundle finds its external packages.
const folder = fileURLToPath(new URL('../../../node_modules/.cache/lantern', import.meta.url));
const bundle = join(folder, `store-${state.digest('hex').slice(0, 16)}.mjs`);

if (!existsSync(bundle)) {
  const { build } = await import('esbuild');
  mkdirSync(folder, { recursive: true });
  const own = `${bundle}.${process.pid}.${performance.now()}`;
  await build({
    entryPoints: [join(source, 'worker.ts')],
    outfile: own,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    sourcemap: 'inline',
  });
  // Another process may have built the same bundle meanwhile.
  renameSync(own, bundle);
}
await import(pathToFileURL(bundle).href);
