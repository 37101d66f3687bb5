import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formOn } from './form-snapshots';
import { leanHtml } from './lean-html';
import type { Page } from './prerender';
import { shortClasses } from './short-classes';

const sheet = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/;
/** The documents of the staff area and of signing; the browser and the server create their elements. */
const others = ['shell.html', 'signing.html'];

/** Every full document of the public site, including those without their own path. */
const findDocuments = async (outDir: string) => {
  const files = await readdir(outDir, { recursive: true });
  const names = files.filter((file) => file.endsWith('.html') && !others.includes(file));
  const texts = await Promise.all(
    names.map(async (name) => ({ name, html: await readFile(join(outDir, name), 'utf8') })),
  );
  return texts.filter(({ html }) => sheet.test(html));
};

/**
 * Minifies the public pages, with a style sheet that knows their short classes; returns them as served. A page that
 * fits in the first round trip of a connection renders one round trip earlier.
 */
export const leanPages = async (pages: readonly Page[], outDir: string): Promise<Page[]> => {
  const file = pages.map(({ html }) => sheet.exec(html)?.[1]).find(Boolean);
  if (!file) throw new Error('No page links a style sheet.');
  const { css, shorten } = shortClasses(
    pages.map(({ html }) => html),
    await readFile(join(outDir, file), 'utf8'),
  );
  // The style sheet's name identifies a page's build, so a different form needs a different name.
  const forms = pages.map(({ html }) => formOn(html)).join('');
  const hash = createHash('sha256').update(css).update(forms).digest('base64url').slice(0, 8);
  const own = `assets/pages-${hash}.css`;
  await writeFile(join(outDir, own), css);

  const lean = (html: string) => leanHtml(shorten(html.replace(`/${file}`, `/${own}`)));
  const documents = await findDocuments(outDir);
  const sent = new Map(documents.map(({ name, html }) => [name, lean(html)]));
  await Promise.all([...sent].map(([name, html]) => writeFile(join(outDir, name), html)));
  return pages.map(({ path }) => ({ path, html: sent.get(join('.', path, 'index.html')) ?? '' }));
};
