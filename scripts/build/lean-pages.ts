import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formOn } from './form-snapshots';
import { leanHtml } from './lean-html';
import type { Page } from './prerender';
import { shortClasses } from './short-classes';

const sheet = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/;
/** The documents of the staff area and of signing: their elements are made in the browser, and by the server. */
const others = ['shell.html', 'signing.html'];

/** Every whole document of the public site, the ones without a path of their own among them. */
const findDocuments = async (outDir: string) => {
  const files = await readdir(outDir, { recursive: true });
  const names = files.filter((file) => file.endsWith('.html') && !others.includes(file));
  const texts = await Promise.all(
    names.map(async (name) => ({ name, html: await readFile(join(outDir, name), 'utf8') })),
  );
  return texts.filter(({ html }) => sheet.test(html));
};

/**
 * Writes the public pages again in as few bytes as say the same, with a style sheet that knows their short classes;
 * answers them as they are sent. A page that fits into the first round trip of a connection is shown a round trip earlier.
 */
export const leanPages = async (pages: readonly Page[], outDir: string): Promise<Page[]> => {
  const file = pages.map(({ html }) => sheet.exec(html)?.[1]).find(Boolean);
  if (!file) throw new Error('No page links a style sheet.');
  const { css, shorten } = shortClasses(
    pages.map(({ html }) => html),
    await readFile(join(outDir, file), 'utf8'),
  );
  // A page is known by its style sheet, so another form has one of another name.
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
