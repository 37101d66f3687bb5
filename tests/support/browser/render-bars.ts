import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { compile } from '@tailwindcss/node';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { languages } from '../../../client/content/languages';
import { site } from '../../../client/content/site';

/* Run by with-texts.ts: prints the bars of a firm with a number for calls and one for texts, in each language. */
site.phone = '(312) 867-5300';
site.textNumber = '(312) 867-5309';
// The call button reads its number when it is loaded.
const { InLanguage } = await import('../../../client/site/language-context');
const { SiteHeader } = await import('../../../client/site/layout/site-header');
const { MobileBar } = await import('../../../client/site/layout/mobile-bar');

const alternates = languages.map(({ id, prefix }) => ({ language: id, path: `${prefix}/about` }));
const bars = languages.map((value) => {
  const render = (bar: ReactNode) => renderToStaticMarkup(createElement(InLanguage, { value }, bar));
  const header = render(createElement(SiteHeader, { path: '/about', alternates }));
  return [value.id, [header, render(createElement(MobileBar, { hasForm: false }))]];
});
// The build shortens the names of classes, so these have their own style sheet.
const styles = resolve('client/styles/styles.css');
const { build } = await compile(readFileSync(styles, 'utf8'), {
  base: dirname(styles),
  onDependency: () => undefined,
});
const classes = JSON.stringify(bars).matchAll(/class=\\"([^"]*)\\"/g);
const css = build(
  [...classes].flatMap(([, names = '']) => names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(' ')),
);
process.stdout.write(
  JSON.stringify({ css: css.replace(/@font-face\s*\{[^}]*\}/g, ''), bars: Object.fromEntries(bars) }),
);
