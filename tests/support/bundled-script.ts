import { readFileSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Loader } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
// Inside node_modules, so that the bundle finds its external packages.
const folder = join(root, 'node_modules/.cache/lantern/scripts');
const bundles = new Map<string, Promise<string>>();

const make = async (file: string): Promise<string> => {
  const name = relative(root, file).replaceAll(/[^\w]+/g, '-');
  const outdir = join(folder, `${name}-${process.pid}`);
  await build({
    entryPoints: { script: file },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // A command loads its own packages only, not those of all commands.
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    plugins: [
      {
        // Lets each source find the files beside it.
        name: 'own-place',
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.tsx?$/ }, ({ path }) => ({
            contents: readFileSync(path, 'utf8')
              .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
              .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
              // Imported modules are never the main program.
              .replaceAll(
                'import.meta.filename',
                path === file ? 'import.meta.filename' : JSON.stringify(path),
              ),
            loader: extname(path).slice(1) as Loader,
          })),
      },
    ],
  });
  return join(outdir, 'script.mjs');
};

/** A script, bundled once per worker: it starts with a fraction of the work of its sources. */
export const bundledScript = (file: string): Promise<string> => {
  const path = resolve(root, file);
  let bundle = bundles.get(path);
  if (!bundle) {
    bundle = make(path);
    bundles.set(path, bundle);
  }
  return bundle;
};
