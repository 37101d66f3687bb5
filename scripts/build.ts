/**
 * `npm run build`: builds the sources into `dist/` and times each stage; a failed budget or page keeps the last build.
 */
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build as viteBuild } from 'vite';
import { languages } from '../client/content/languages';
import { site } from '../client/content/site';
import viteConfig from '../vite.config';
import { checkBudgets, measureBudgets } from './build/budgets';
import { bundleServer } from './build/bundle-server';
import { compressFolder } from './build/compress';
import { writeFormSnapshots } from './build/form-snapshots';
import { leanPages } from './build/lean-pages';
import { removeLeftovers } from './build/leftovers';
import { type Entry, prerenderPages } from './build/prerender';
import { sharePicture, writeSiteFiles } from './build/site-files';
import { stampOf } from './build/stamp.mjs';
import { checkContent } from './content/check-content';
import { checkPhotos } from './content/check-photos';
import { drawShareImages } from './drawing/share-images';
import { readEnvFile } from './env-file.mjs';

const root = resolve(import.meta.dirname, '..');
readEnvFile(`${root}/`);
process.env.NODE_ENV = 'production';
const origin = (process.env.PUBLIC_URL || site.url).replace(/\/+$/, '');
process.env.VITE_PUBLIC_URL = origin;

process.chdir(root);
const work = resolve(`.cache/build-${process.pid}`);
const outDir = join(work, 'client');
const started = performance.now();

const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`;
const stage = async <Result>(name: string, run: () => Promise<Result>): Promise<Result> => {
  const from = performance.now();
  const result = await run();
  console.log(`${name.padEnd(44)} ${seconds(from).padStart(7)}`);
  return result;
};

/**
 * Vite gets its configuration as an object, because a configuration file with many modules costs a warning and an extra
 * bundle.
 */
const bundle = (build: BuildOptions) => {
  const config = viteConfig({ command: 'build', mode: 'production' });
  return viteBuild({ ...config, configFile: false, logLevel: 'warn', build: { ...config.build, ...build } });
};
const buildBrowser = () => bundle({ outDir, emptyOutDir: true });
const buildRenderer = () =>
  bundle({
    outDir: join(work, 'renderer'),
    emptyOutDir: true,
    copyPublicDir: false,
    ssrEmitAssets: true,
    ssr: 'entry-server.tsx',
  });

/** Copies assets that only the renderer references, such as drawings: the browser bundle does not include the pages. */
const bringDrawings = () =>
  cp(join(work, 'renderer/assets'), join(outDir, 'assets'), {
    recursive: true,
    filter: (file) => !/\.\w+$/.test(file) || file.endsWith('.svg'),
  });

/** Swaps the builds in one step, so that nobody ever sees half of one. */
const swap = async () => {
  const old = `${work}-old`;
  await rename('dist', old).catch(() => undefined);
  await rename(work, 'dist');
  await rm(old, { recursive: true, force: true });
};

const build = async () => {
  const stamp = stampOf(root) ?? '';
  checkContent(languages);
  await checkPhotos(site, 'client/static');
  await removeLeftovers('.cache');
  await mkdir(work, { recursive: true });
  await Promise.all([
    stage('browser bundle', buildBrowser),
    stage('page renderer', buildRenderer),
    stage('server bundle', () => bundleServer(work)),
  ]);
  await bringDrawings();
  const renderer = pathToFileURL(join(work, 'renderer/entry-server.js')).href;
  const entry = (await import(renderer)) as Entry;
  const { pages, inlineScripts, forms } = await stage('pages', () => prerenderPages(entry, outDir));
  await stage('share pictures, icons, sitemap', async () => {
    await drawShareImages(pages.map(sharePicture), outDir, resolve('.cache/share'));
    const contact = site.emails.privacy;
    const siteFile = { ...entry.siteMap, inlineScripts, forms, origin, contact };
    await writeSiteFiles(outDir, { site: siteFile, routes: entry.routes });
  });
  const sent = await stage('lean pages', () => leanPages(pages, outDir));
  await stage('compression', () => compressFolder(outDir));
  await writeFormSnapshots(sent, outDir);
  checkBudgets(await measureBudgets(sent, outDir));
  await rm(join(work, 'renderer'), { recursive: true });
  await writeFile(join(work, 'stamp'), stamp);
  await swap();
  console.log(`${`built ${pages.length} pages for ${origin}`.padEnd(44)} ${seconds(started).padStart(7)}`);
};

await build().catch(async (error: unknown) => {
  await rm(work, { recursive: true, force: true });
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  process.exitCode = 1;
});
