import { expect, test } from 'vitest';
import {
  compareNames,
  isOneLetterOff,
  likeAnyOf,
  wordsOfName,
} from '../../../server/documents/compare-names';

test.each([
  ['María López', 'maria lopez', 'same'],
  ['Lopez, Maria', 'María López', 'other order'],
  ['Bob Smith', 'Robert Smith', 'nickname'],
  ['Pepe García', 'José García Márquez', 'nickname'],
  ['Jon Smyth', 'John Smith', 'near spelling'],
  ['Ann Dickson', 'Ann Dixon', 'sounds alike'],
  ['Sean O’Connor', "Sean O'Conor", 'near spelling'],
  ['J. Smith', 'John Smith', 'initial'],
  ['John Q. Smith Jr.', 'John Smith', 'same'],
  ['3M Company', '3M Co.', 'same'],
  ['Johnson & Johnson', 'JOHNSON AND JOHNSON, INC.', 'same'],
  ['Juan de la Cruz', 'Juan Cruz', 'same'],
  ['Łukasz Nowak', 'Lukasz Nowak', 'same'],
  ['Łukasz Łoś', 'Lukasz Los', 'same'],
  ['Los, Lukasz', 'Łukasz Jan Łoś', 'other order'],
  ['Los Lukasz', 'Lukasz Los Jr.', 'other order'],
  ['Kim Van', 'Van, Kim', 'other order'],
  ['Æsa Þórsdóttir', 'Aesa Thorsdottir', 'same'],
  ['John Car\u00adver', '\u202eJohn\u202c Car\u200bver', 'same'],
] as const)('%s and %s may be one: %s', (one, other, reason) => {
  expect(compareNames(one, other)).toBe(reason);
  expect(compareNames(other, one)).toBe(reason);
});

test.each([
  ['Maria Lopez', 'Maria Gomez'],
  ['John', 'John Smith'],
  ['John Smith', 'Mary Smith'],
  ['Ann Lee', 'Ann Lew'],
  ['Łukasz Łoś', 'Lukasz Nowak'],
  ['Maria Van', 'Maria Van Dyke'],
  ['Acme Inc', 'Acme Trucking Inc'],
  ['J. S.', 'John Smith'],
  ['', 'John Smith'],
])('%s and %s are not', (one, other) => {
  expect(compareNames(one, other)).toBeUndefined();
});

test('one letter changed, left out, added or swapped is one letter off; two are not', () => {
  for (const other of ['gomex', 'goez', 'gomeez', 'gmoez']) expect(isOneLetterOff('gomez', other)).toBe(true);
  for (const other of ['gomxx', 'gom', 'zgomezz']) expect(isOneLetterOff('gomez', other)).toBe(false);
});

test('a family name of one letter is looked up, and matches no longer one', () => {
  const isLike = likeAnyOf(wordsOfName('Maria O'));
  expect(['o', 'olsen', 'maria'].map(isLike)).toEqual([true, false, true]);
});

test('a name of nothing but such words keeps them', () => {
  expect(wordsOfName('The Company')).toEqual(['the', 'company']);
});
