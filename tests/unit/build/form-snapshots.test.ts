import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { formSnapshots } from '../../../scripts/build/form-snapshots';

const page = (path: string, { version = 'v1', chosen = '', label = 'Name' } = {}) => ({
  path,
  html: `<!doctype html><html lang="en"><head></head><body class="paper"><h1>${path}</h1><form action="/api/clients" id="consultation"><input value="${version}" name="consentVersion" type="hidden"><label>${label}</label><option value="7"${chosen}>Seven</option></form></body></html>`,
});
const styles = { build: 'pages-1', css: 'label{color:red}' };

test('a snapshot is the form with its styles and wording, under its SHA-256', () => {
  const [snapshot, ...others] = formSnapshots([page('/contact')], styles);
  expect(others).toEqual([]);
  expect(snapshot).toMatchObject({ version: 'v1', build: 'pages-1', pages: ['/contact'] });
  expect(snapshot!.html).toContain('<style>label{color:red}</style>');
  expect(snapshot!.html).toContain('<label>Name</label>');
  expect(snapshot!.hash).toBe(createHash('sha256').update(snapshot!.html).digest('hex'));
});

test('a snapshot stands alone: it asks for no file', () => {
  const css = '@font-face{font-family:Inter;src:url(/assets/inter.woff2)}label{color:red}';
  const [snapshot] = formSnapshots([page('/contact')], { ...styles, css });
  expect(snapshot!.html).toContain('<style>label{color:red}</style>');
});

test('pages with the same form share one, whatever case a link chose beforehand', () => {
  const snapshots = formSnapshots([page('/contact'), page('/afff', { chosen: ' selected=""' })], styles);
  expect(snapshots.map(({ pages }) => pages)).toEqual([['/contact', '/afff']]);
});

test('another label, wording or style is another snapshot, and the same again the same', () => {
  const computeHash = (different: object, css = styles.css) =>
    formSnapshots([page('/contact', different)], { ...styles, css })[0]!.hash;
  const hashes = [
    computeHash({}),
    computeHash({ label: 'Names' }),
    computeHash({ version: 'v2' }),
    computeHash({}, 'p{}'),
    computeHash({}),
  ];
  expect(new Set(hashes).size).toBe(4);
  expect(hashes.at(-1)).toBe(hashes[0]);
});

test('a page without the form, and a form that does not ask, have none', () => {
  const silent = { path: '/b', html: '<html><form id="consultation"><input name="firstName"></form></html>' };
  expect(formSnapshots([{ path: '/a', html: '<html></html>' }, silent], styles)).toEqual([]);
});
