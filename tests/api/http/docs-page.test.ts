import { expect, test } from 'vitest';
import { apiChanges } from '../../../shared/api-changes';
import { shareApp } from '../../support/share-app';

const shared = shareApp();

test('the docs page names every call, its fields and its answers', async () => {
  const app = await shared();
  const page = await app.anyone.get('/api/docs');
  const document = (await app.anyone.get('/api/openapi.json')).body;
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const text = page.text.replace(/<[^>]+>/g, '');
  for (const [path, item] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(item as Record<string, { summary: string }>)) {
      expect(text).toContain(`${method.toUpperCase()} /api${path}`);
      expect(page.text).toContain(operation.summary.replaceAll("'", '&#39;'));
    }
  for (const field of ['firstName', 'jornaya_ip', 'trustedFormCertUrl', 'Idempotency-Key', 'requestId'])
    expect(text).toContain(field);
  expect(text).toContain('at most 5000 characters');
  expect(text).toContain('curl -X POST /api/clients');
});

test('the docs page needs no other host and no script', async () => {
  const app = await shared();
  const { text } = await app.anyone.get('/api/docs');
  const loaded = [...text.matchAll(/(?:src|href|action)="([^"]*)"/g)].map(([, address]) => address!);
  expect(loaded.length).toBeGreaterThan(3);
  for (const address of loaded) expect(address).toMatch(/^(\/(?!\/)|#)/);
  expect(text).not.toContain('<script');
  expect(text).not.toMatch(/style="|\son\w+="|@import|url\(/i);
});

test('the style sheet of the docs page is served', async () => {
  const app = await shared();
  const css = await app.anyone.get('/api/docs.css');
  expect(css.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(css.text).not.toMatch(/@import|https?:|url\(/);
});

test('the docs page can be read by everyone: language, title, one heading, captions', async () => {
  const app = await shared();
  const { text } = await app.anyone.get('/api/docs');
  expect(text).toMatch(/^<!doctype html><html lang="en">/);
  expect(text.match(/<h1>/g)).toHaveLength(1);
  expect(text).toMatch(/<title>[^<]+<\/title>/);
  expect(text.match(/<table>/g)?.length).toBe(text.match(/<caption>/g)?.length);
  expect(text).not.toMatch(/undefined|\[object Object\]|NaN/);
});

test('the docs page says who each call is for, and what changed', async () => {
  const app = await shared();
  const { text } = await app.anyone.get('/api/docs');
  const section = text.slice(text.indexOf('POST</b> /api/clients</code>'));
  expect(section.slice(0, section.indexOf('</section>'))).toContain('Open to everyone.');
  expect(section.slice(0, section.indexOf('</section>'))).not.toContain('cookies.txt');
  for (const { date } of apiChanges) expect(text).toContain(`<time datetime="${date}">`);
});
