import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languages } from '../../../client/content/languages';
import { site } from '../../../client/content/site';
import { InLanguage } from '../../../client/site/language-context';
import { MobileBar } from '../../../client/site/layout/mobile-bar';
import { SiteHeader } from '../../../client/site/layout/site-header';
import { TextUs } from '../../../client/site/parts/text-us';

const render = (id: string, part: ReactNode) => {
  const value = languages.find((one) => one.id === id)!;
  return renderToStaticMarkup(createElement(InLanguage, { value }, part));
};
const shown = (id: string) => render(id, createElement(TextUs));
const bars = (id: string) =>
  render(id, createElement(SiteHeader, { path: '/', alternates: [] })) +
  render(id, createElement(MobileBar, { hasForm: true }));

const { textNumber } = site;
beforeEach(() => {
  site.textNumber = '(312) 867-5309';
});
afterEach(() => {
  site.textNumber = textNumber;
});

test.each([
  ['en', 'Text us at', ['Message and data rates may apply', 'STOP', 'HELP'], ''],
  ['es', 'Mándenos un texto al', ['tarifas de mensajes y datos', 'ALTO', 'AYUDA'], '/es'],
])('%s: the number for texts stands with rates, stop, help and both policies', (id, label, terms, path) => {
  const html = shown(id);
  expect(html).toContain('href="sms:+13128675309"');
  for (const words of [label, '(312)\u00a0867-5309', ...terms]) expect(html).toContain(words);
  for (const policy of ['privacy-policy', 'terms-of-service'])
    expect(html).toContain(`href="${path}/${policy}"`);
});

test.each([
  ['en', 'Text us'],
  ['es', 'Texto'],
])('%s: the bar, the menu and the bar of a phone each lead to it', (id, label) => {
  const html = bars(id);
  expect(html.match(/href="sms:\+13128675309"/g)).toHaveLength(3);
  expect(html.match(new RegExp(`<span>${label}</span></summary>`, 'g'))).toHaveLength(2);
});

test('the form offers an answer by text where a number takes texts', async () => {
  // The words are made when they are loaded, and tests of one worker share modules.
  vi.resetModules();
  const { site: ofForm } = await import('../../../client/content/site');
  ofForm.textNumber = '(312) 867-5309';
  for (const { words } of (await import('../../../client/content/languages')).languages)
    expect(Object.keys(words.consultation.answerWays)).toEqual(['call', 'text', 'email']);
  vi.resetModules();
});

test.each([[null], ['(800) 555-0142']])('nothing offers texts with %s', (number) => {
  site.textNumber = number;
  expect(shown('en')).toBe('');
  for (const id of ['en', 'es']) expect(bars(id)).not.toMatch(/sms:|data-panel|grid-cols-\[auto/);
});
