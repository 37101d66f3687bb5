import { expect, test } from 'vitest';
import { createLinks, isSame, makeToken, matchToken, type SealedLink } from '../../../server/core/links';

const lastingSecret = async () => 's'.repeat(64);
const links = createLinks(['k'.repeat(32), 'before'.repeat(6)], lastingSecret);
const usual: SealedLink = { place: '/a/', about: 'one thing' };
const kinds: SealedLink[] = [
  usual,
  { ...usual, about: 'another thing' },
  { ...usual, key: 'vendor links' },
  { place: '/b/', about: 'a lasting thing', lasts: true },
];
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const getToken = (path: string) => path.split('/').at(-1)!;

test.each(kinds)(
  'a sealed token opens as its own kind only, and shows nothing of its text: %o',
  async (kind) => {
    const path = await links.seal(kind, 'ana@example.com');
    const token = getToken(path);
    expect(path).toBe(kind.place + token);
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('ana');
    for (const one of kinds)
      expect([one, await links.unseal(one, token)]).toEqual([
        one,
        one === kind ? 'ana@example.com' : undefined,
      ]);
  },
);

test('whichever character of a token a stranger changes, it opens nothing', async () => {
  for (const text of ['a', 'ab', 'abc']) {
    const token = getToken(await links.seal(usual, text));
    for (const [at, letter] of [...token].entries()) {
      const other = letters[letters.indexOf(letter) ^ 1]!;
      expect(await links.unseal(usual, token.slice(0, at) + other + token.slice(at + 1))).toBeUndefined();
    }
    for (const other of ['', '-', token.slice(0, -1), `${token}A`, `A${token}`, `${'-'.repeat(10_000)}x`])
      expect(await links.unseal(usual, other)).toBeUndefined();
  }
});

test('marks that a mail program leaves behind a token do not matter', async () => {
  const token = getToken(await links.seal(usual, 'ana'));
  const plain = token.replace(/[-_]{1,9}$/, '');
  if (plain === token)
    for (const mark of ['-', '_', '__', '-_-']) expect(await links.unseal(usual, token + mark)).toBe('ana');
  expect(await links.unseal(usual, token)).toBe('ana');
});

test('a former key opens what it sealed, and a lasting link opens whatever the keys of the server are', async () => {
  const before = createLinks(['before'.repeat(6)], lastingSecret);
  const after = createLinks(['another key of the server'], lastingSecret);
  const lasting = kinds.at(-1)!;
  const [token, lastingToken] = [
    getToken(await before.seal(usual, 'x')),
    getToken(await links.seal(lasting, 'y')),
  ];
  expect([await links.unseal(usual, token), await after.unseal(usual, token)]).toEqual(['x', undefined]);
  expect(await after.unseal(lasting, lastingToken)).toBe('y');
  const elsewhere = createLinks(['k'.repeat(32)], async () => 'the secret of another database');
  expect(await elsewhere.unseal(lasting, lastingToken)).toBeUndefined();
});

test('a made token finds its own record, and nothing finds one without a hash', () => {
  const [first, second] = [makeToken(), makeToken()];
  const records = [{ at: 0 }, { at: 1, hash: first.hash }, { at: 2, hash: undefined }] as const;
  expect(first.token).toMatch(/^[\w-]{43}$/);
  expect(first.hash).not.toContain(first.token);
  expect(matchToken<{ at: number; hash?: string }>(records as never, first.token)).toMatchObject({ at: 1 });
  for (const token of [second.token, first.hash, '', 'undefined', first.token.slice(0, -1)])
    expect(matchToken(records as never, token)).toBeUndefined();
});

test('texts are the same only if every character is', () => {
  expect([isSame('abc', 'abc'), isSame('', '')]).toEqual([true, true]);
  for (const other of ['abd', 'ab', 'abcd', 'ABC', '']) expect(isSame('abc', other)).toBe(false);
});
