import { existsSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { runtimePackages } from './runtime-packages.mjs';

const server = {
  main: 'server/start/main.ts',
  'embedded-worker': 'server/db/embedded/worker.ts',
  'parse-mail': 'server/mail/replies/parse-child.mjs',
};

/** All commands, for the container image, which has no sources. */
const commands = { lantern: 'scripts/lantern.ts' };

const bundle = (entries: Record<string, string>, outDir: string) =>
  build({
    entryPoints: Object.fromEntries(Object.entries(entries).filter(([, file]) => existsSync(file))),
    outdir: join(outDir, 'server'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // Code that few requests need goes into its own file, and small files use less memory.
    splitting: true,
    minifySyntax: true,
    minifyWhitespace: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['vite', ...runtimePackages, ...optional],
    // CommonJS packages call `require`, which a module does not have.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
    plugins: [englishZod, ownSpread, lateSaslprep],
    logLevel: 'warning',
  });

/** Bundles the server, because a few files load faster at start than a thousand. */
export const bundleServer = async (outDir: string) => {
  // Apart: what the commands share would split the server into three times as many files.
  await Promise.all([bundle(server, outDir), bundle(commands, outDir)]);
  await narrow(join(outDir, 'server'));
  for (const folder of ['server/documents/pdf/fonts', 'scripts/texts/phone'])
    if (existsSync(folder)) await cp(folder, join(outDir, 'server', basename(folder)), { recursive: true });
};

/**
 * Escapes what esbuild leaves in regular expressions: with one character beyond Latin-1, a file takes twice the memory
 * for as long as the server runs.
 */
const narrow = async (folder: string) => {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.js')) continue;
    const written = await readFile(join(folder, name), 'utf8');
    const toEscape = (one: string) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`;
    const escaped = written.replace(/[^\0-\xff]/g, toEscape);
    if (escaped !== written) await writeFile(join(folder, name), escaped);
  }
};

/** Modules that the MongoDB driver tries to load and works without. */
const optional = [
  '@aws-sdk/credential-providers',
  '@mongodb-js/zstd',
  'gcp-metadata',
  'kerberos',
  'mongodb-client-encryption',
  'snappy',
  'socks',
];

/** zod ships messages in fifty languages; we have our own. */
const englishZod: Plugin = {
  name: 'english-zod',
  setup: ({ onResolve }) => {
    onResolve({ filter: /locales\/index\.js$/ }, ({ importer, resolveDir }) =>
      importer.includes('/zod/') ? { path: join(resolveDir, '../locales/en.js') } : undefined,
    );
  },
};

/**
 * Packages built for browsers of 2015 copy `{ ...one, ...other }` field by field with a helper function; this restores
 * the spread, which is fast for what it begins with: usually an object that is copied to an empty one. tRPC copies a
 * context of forty fields that way at every step of a call.
 */
const ownSpread: Plugin = {
  name: 'own-spread',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/(?:@trpc\/server|libphonenumber-js)\/.*\.m?js$/ }, async ({ path }) => {
      const written = await readFile(path, 'utf8');
      const contents = written.replace(
        /function _objectSpread2?\(e\) \{/g,
        `$& const a = arguments[1], b = arguments[2], c = arguments[3];
          for (const _ in e) return { ...e, ...a, ...b, ...c };
          return { ...a, ...b, ...c };`,
      );
      return { contents, loader: 'js' };
    });
  },
};

/** Unpacks the tables of letters that passwords of MongoDB may have only where there is such a password. */
const lateSaslprep: Plugin = {
  name: 'late-saslprep',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/mongodb\/lib\/cmap\/auth\/scram\.js$/ }, async ({ path }) => {
      const written = await readFile(path, 'utf8');
      const contents = written.replace(
        /= (require\("@mongodb-js\/saslprep"\));/,
        '= { saslprep: (text) => $1.saslprep(text) };',
      );
      return { contents, loader: 'js' };
    });
  },
};
