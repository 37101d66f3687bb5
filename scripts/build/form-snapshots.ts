import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuiltForm, snapshotsFile } from '../../server/proof/witness/built-forms';
import type { Page } from './prerender';

const form = /<form\b[^>]*\bid="consultation"[^>]*>.*?<\/form>/s;

/** The consultation form of a page, or an empty string. */
export const formOn = (html: string): string => form.exec(html)?.[0] ?? '';

/** The version of the wording in a form; undefined if it does not ask for consent. */
const getVersion = (html: string) =>
  /<input\b[^>]*\bname="consentVersion"[^>]*>/.exec(html)?.[0].match(/\bvalue="([^"]*)"/)?.[1];

/** Drops the preselected case type, because the page's address already tells it. */
const withoutChoice = (html: string) => html.replace(/(<option\b[^>]*?) selected(?:="")?(?=[ >])/g, '$1');

/** Drops the fonts so that the file stands alone; it shows in fonts of the device that opens it. */
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
 * Each page's form as served, with its styles, by SHA-256: a consent record names that hash. The same sources give the
 * same hash, and pages with the same form share one.
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

/** Writes the snapshots beside the pages; the server keeps them permanently. */
export const writeFormSnapshots = async (pages: readonly Page[], outDir: string): Promise<void> => {
  const sheet = pages
    .map(({ html }) => /<link rel="stylesheet"[^>]* href="\/([^"]+)"/.exec(html)?.[1])
    .find(Boolean);
  if (!sheet) throw new Error('No page links a style sheet.');
  const css = await readFile(join(outDir, sheet), 'utf8');
  const build = /([^/]+)\.css$/.exec(sheet)?.[1] ?? sheet;
  await writeFile(join(outDir, snapshotsFile), JSON.stringify(formSnapshots(pages, { build, css })));
};
