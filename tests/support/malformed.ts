import { expect } from 'vitest';
import { caller } from './caller';
import { make } from './make';
import { startApp } from './start-app';
import { makeVendor } from './vendors';

const atOnce = 20;

/** Random numbers that are the same in every run: mulberry32. */
export const chance = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

const odd: unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  0.1,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  '😀'.repeat(40),
  'x'.repeat(6000),
  'none',
  '<script>',
  '{{email}}',
  [],
  ['a'],
  {},
  { $gt: '' },
  { __proto__: { polluted: true } },
  { constructor: { prototype: { polluted: true } } },
  { a: { b: { c: { d: {} } } } },
];
const names = [
  ...Object.keys(make.client()),
  'externalId',
  'price',
  'test',
  'answers',
  'state',
  'consentAt',
  'jornayaLeadId',
  'trustedFormCertUrl',
  'contactConsent',
  'dateOfBirth',
  '__proto__',
  '$set',
  'a.b',
  'filledIn',
];
const types = [
  ...Array<string>(12).fill('application/json'),
  'application/x-www-form-urlencoded',
  'text/plain',
  'application/json; charset=utf-16',
  'multipart/form-data',
];

/** A post with some fields of another kind, sometimes truncated, changed in one place, or of another type. */
export const malformed = (below: (most: number) => number) => {
  const body: Record<string, unknown> = make.client();
  for (let count = below(4) + 1; count > 0; count--)
    body[names[below(names.length)]!] = odd[below(odd.length)];
  const whole = [body, [body], odd[below(odd.length)], JSON.stringify(body)];
  let text = JSON.stringify(whole[below(40) < 37 ? 0 : below(whole.length)]) ?? '';
  if (below(5) === 0) text = text.slice(0, below(text.length + 1));
  if (below(5) === 0) {
    const at = below(text.length + 1);
    text = text.slice(0, at) + String.fromCharCode(below(256)) + text.slice(at + 1);
  }
  return { body: text, headers: { 'Content-Type': types[below(types.length)]! } };
};

/**
 * Sends this many malformed posts, the same in every run, with and without a key, and expects that none breaks
 * anything.
 */
export const sendMalformed = async (posts: number) => {
  await using app = await startApp();
  const { key } = await makeVendor(app, await app.signInAsAdmin());
  const callers = [caller(app.url), caller(app.url, { 'X-Api-Key': key })];
  const below = chance(20_261_122);
  const refused: { requestId: string; status: number; byKey: boolean }[] = [];
  let successes = 0;
  for (let from = 0; from < posts; from += atOnce) {
    const group = Array.from({ length: atOnce }, (_, index) => ({ index, ...malformed(below) }));
    const answers = await Promise.all(
      group.map(({ index, ...init }) => callers[index % 2]!.send('POST', '/api/clients', init)),
    );
    for (const [index, { status, body, text }] of answers.entries()) {
      const sent = group[index]!.body;
      expect([status < 500 || status === 503, sent, text]).toEqual([true, sent, text]);
      if (status < 300) successes++;
      else refused.push({ requestId: body.requestId, status, byKey: index % 2 === 1 });
    }
  }
  const storedIds = new Set(await app.models.refusedSubmissions.distinct('requestId'));
  const isKeptWithout = new Set([400, 422]);
  const lost = refused.filter(
    ({ requestId, status, byKey }) =>
      !storedIds.has(requestId) && status !== 503 && (byKey || isKeptWithout.has(status)),
  );
  expect(refused.length).toBeGreaterThan(posts / 2);
  expect(successes).toBeGreaterThan(0);
  expect(lost.filter(({ byKey }) => byKey)).toEqual([]);
  expect(lost.length).toBe(0);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  expect(
    (
      await callers[1]!.post(
        '/api/clients',
        make.client({ email: 'last@example.com', phoneNumber: '(212) 555-0198' }),
      )
    ).status,
  ).toBe(201);
};
