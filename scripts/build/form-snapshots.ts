import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuiltForm, snapshotsFile } from '../../server/proof/witness/built-forms';
import type { Page } from './prerender';

const form = /<form\b[^>]*\bid="consultation"[^>]*>.*?<\/form>/s;

/** The consultation form of a page; empty where it has none. */
export const formOn = (html: string): string => form.exec(html)?.[0] ?? '';

/** The wording that a form shows; undefined where it does not ask. */
const getVersion = (html: string) =>
  /<input\b[^>]*\bname="consentVersion"[^>]*>/.exec(html)?.[0].match(/\bvalue="([^"]*)"/)?.[1];

/** Which case a link chose beforehand is said by the page's address. */
const withoutChoice = (html: string) => html.replace(/(<option\b[^>]*?) selected(?:="")?(?=[ >])/g, '$1');

/** The file stands alone: its letters are those of the device that opens it. */
const withoutFonts = (css: string) => css.replace(/@font-face\s*\{[^}]*\}/g, '');

const document = (html: string, css: string) =>
  [
    '<!doctype html>',
    /<html\b[^>]*>/.exec(html)?.[0] ?? '<html>',
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The form as it was served</title>',
    `<style>${withoutFonts(css)}</style>`,
    /<body\b[^>]*>/.exec(html)?.[0] ?? '<body>',
    withoutChoice(formOn(html)),
  ].join('\n');

/**
 * The form of each page as it is served, with its styles, under its SHA-256: what a record of consent names. The same
 * sources make the same hash, and pages with the same form share one.
 */
export const formSnapshots = (pages: readonly Page[], { build, css }: { build: string; css: string }) => {
  const snapshots = new Map<string, BuiltForm>();
  for (const { path, html } of pages) {
    const version = getVersion(formOn(html));
    if (version === undefined) continue;
    const text = document(html, css);
    const hash = createHash('sha256').update(text).digest('hex');
    const snapshot = snapshots.get(hash) ?? { hash, html: text, version, build, pages: [] };
    snapshot.pages.push(path);
    snapshots.set(hash, snapshot);
  }
  return [...snapshots.values()];
};

/** Writes them beside the pages, for the server, which keeps them for good. */
export const writeFormSnapshots = async (pages: readonly Page[], outDir: string): Promise<void> => {
  const sheet = pages
    .map(({ html }) => /<link rel="stylesheet"[^>]* href="\/([^"]+)"/.exec(html)?.[1])
    .find(Boolean);
  if (!sheet) throw new Error('No page links a style sheet.');
  const css = await readFile(join(outDir, sheet), 'utf8');
  const build = /([^/]+)\.css$/.exec(sheet)?.[1] ?? sheet;
  await writeFile(join(outDir, snapshotsFile), JSON.stringify(formSnapshots(pages, { build, css })));
};
