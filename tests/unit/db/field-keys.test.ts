import { expect, test } from 'vitest';
import { createFieldKeys, unreadable } from '../../../server/core/field-keys';
import { fieldKey } from '../../support/sealed';

const getKeys = (letters: string) =>
  createFieldKeys([...letters].map(fieldKey) as unknown as [string, ...string[]]);

test('a value opens at its own place and nowhere else, and one that was changed says so', () => {
  const keys = getKeys('a');
  const stored = keys.close('Maria é', 'lead 1 email');
  expect(stored).not.toContain('Maria');
  expect(keys.close('Maria é', 'lead 1 email')).not.toBe(stored);
  expect(keys.open(stored, 'lead 1 email')).toBe('Maria é');
  const changed = `${stored.slice(0, -2)}${stored.endsWith('AA') ? 'BB' : 'AA'}`;
  expect([
    keys.open(stored, 'lead 2 email'),
    keys.open(stored, 'lead 1 zip'),
    keys.open(changed, 'lead 1 email'),
  ]).toEqual([unreadable, unreadable, unreadable]);
});

test('the first key writes and names itself, and the others read', () => {
  const [before, both, after] = [getKeys('a'), getKeys('ba'), getKeys('b')];
  const old = before.close('Maria', 'here');
  expect(both.open(old, 'here')).toBe('Maria');
  const fresh = both.close('Maria', 'here');
  expect([after.open(fresh, 'here'), before.open(fresh, 'here')]).toEqual(['Maria', fresh]);
  expect(after.open(old, 'here')).toBe(old);
  expect(fresh).toContain(`:${after.id}:`);
  expect([both.knows(before.id), after.knows(before.id)]).toEqual([true, false]);
});

test('plain text is read as it stands, also where it looks sealed', () => {
  const keys = getKeys('a');
  for (const text of ['', 'Maria', 'sealed:', 'sealed:12345678:abc', 'hash:abc'])
    expect(keys.open(text, 'here')).toBe(text);
});

test('a hash is of a whole value, of its kind and of its key', () => {
  const [first, second] = getKeys('ab').hashes('email', 'maria@example.com');
  expect(getKeys('b').hashes('email', 'maria@example.com')).toEqual([second]);
  const others = [
    ...getKeys('a').hashes('zip', 'maria@example.com'),
    ...getKeys('a').hashes('email', 'maria@example.co'),
  ];
  expect(new Set([first, second, ...others]).size).toBe(4);
});
