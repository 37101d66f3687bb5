import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The public credentials of the demo. */
export const signIn = { username: 'admin', password: 'lantern-demo-2026' };

const line = `<p class="demo-line" role="note">This is a demo. The firm and its people are made up, and everything starts over at each full hour. Staff sign in at <a href="/login">/login</a> as <b>${signIn.username}</b> with the password <b>${signIn.password}</b>. Do not enter anything about real people.</p>`;
const style = `.demo-line{margin:0;padding:.5rem 1rem;background:#fff3c4;color:#3b2f00;font-size:.875rem;text-align:center}.demo-line a{color:inherit;text-decoration:underline}`;
const head = '<meta name="robots" content="noindex"><link rel="stylesheet" href="/demo.css">';

/** A page's bar is fixed at the top and would cover what stands before it. */
const bar = /<\/header><div[^>]*>/;

const withLine = (html: string) => {
  const place = bar.exec(html)?.[0] ?? '<body>';
  return html.replace('</head>', `${head}</head>`).replace(place, `${place}${line}`);
};

/** Copies the built site and adds a line to each page: what this is, when it restarts, and how to sign in. */
export const writeDemoSite = (distDir: string, to: string) => {
  cpSync(distDir, to, { recursive: true });
  writeFileSync(join(to, 'demo.css'), style);
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    const file = join(to, name);
    // The compressed copies lack that line.
    if (/\.html\.(br|gz)$/.test(name)) rmSync(file);
    else if (name.endsWith('.html')) writeFileSync(file, withLine(readFileSync(file, 'utf8')));
  }
};
