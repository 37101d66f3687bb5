import { readFileSync } from 'node:fs';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { digitsSearched, readPhone, toE164 } from '../../../server/leads/phone';
import { phoneSpellings, samePhone } from '../../../shared/phone';

const byLibrary = (phone: string) => {
  const parsed = parsePhoneNumberFromString(phone, 'US');
  return parsed?.isPossible() ? parsed.number : undefined;
};

const readCase = (path: string) =>
  JSON.parse(
    readFileSync(new URL(`../../fixtures/field-cases/${path}.json`, import.meta.url), 'utf8'),
  ) as unknown;

const before = ['', '+1', '+1 ', '1', '1-', '011 1', ' ', '+1-', '+44 ', '\t'];
const between = [' ', '-', '.', '', '  ', ' - ', '/'];
const after = ['', ' ', 'x12', ' ext. 3', '9'];
const areas = ['212', '(415)', '(684)', '911', '123', '(055)', '800', 'abc'];

test('a number in a usual spelling becomes what the library makes of it, and so does any other', () => {
  const spellings = before.flatMap((start) =>
    areas.flatMap((area) =>
      between.flatMap((gap) =>
        after.flatMap((end) => [
          `${start}${area}${gap}555${gap}0177${end}`,
          `${start}${area}${gap}5550177${end}`,
        ]),
      ),
    ),
  );
  for (const phone of [...spellings, '', ' ', '５５５', '+1 (２１２) 555-0177', '555-0177', '2125550177'])
    expect([phone, toE164(phone)]).toEqual([phone, byLibrary(phone)]);
});

test('a number with invisible signs, emoji digits or the signs of another keyboard is the same number', () => {
  const { phoneNumber } = readCase('intake/v01-invisible') as { phoneNumber: string[] };
  expect(phoneNumber.map(toE164)).toEqual(['+14155550161', '+14155550164', '+14155550168']);
  for (const phone of [
    '\u202d+1 (415) 555-0161\u202c',
    '\u2066415\u200b555\u20600161\u2069\ufeff',
    '4\ufe0f\u20e31\ufe0f\u20e35\ufe0f\u20e35550161',
    '415\u00a0555\u20070161',
    '415\u2011555\u20120161',
    '(415) 555 – 0161',
    '415 − 555 − 0161',
    '415—555—0161',
    '（４１５）５５５－０１６１',
    '𝟒𝟏𝟓-𝟓𝟓𝟓-𝟎𝟏𝟔𝟏',
    '٤١٥٥٥٥٠١٦١',
    '४१५ ५५५ ०१६१',
    '415·555·0161',
    '415•555•0161',
    '415_555_0161',
    '415~555~0161',
    '415,555,0161',
    '＋1 415 555 0161',
    '➕1 415 555 0161',
    '001 415 555 0161',
    '00 1 415 555 0161',
    'tel:+14155550161',
    'TEL:(415)%20555-0161',
    'tel:%2B1-415-555-0161;isub=3',
    'tel:555-0161;phone-context=+1415',
    'sms:+14155550161?body=Hi',
    'Tel.: 415-555-0161',
    '415-555-0161 (cell)',
  ])
    expect([phone, readPhone(phone)]).toEqual([phone, { e164: '+14155550161' }]);
});

test('an extension is read apart from its number, however it is written', () => {
  const [ana, bob] = readCase('intake/v02-extension') as { phoneNumber: string }[];
  expect(readPhone(ana!.phoneNumber)).toEqual({ e164: '+14155550190', extension: '101' });
  expect(readPhone(bob!.phoneNumber)).toEqual({ e164: '+14155550190', extension: '102' });
  for (const phone of [
    '4155550190x101',
    '(415) 555-0190 X 101',
    '415-555-0190 ext 101',
    '415-555-0190 Ext.101',
    '415-555-0190, ext: 101',
    '415-555-0190 extn 101',
    '415-555-0190 (extension 101)',
    '415-555-0190 ext. no. 101',
    '415-555-0190 extensión 101',
    '415-555-0190 int. 101',
    '415-555-0190 anexo 101',
    '415-555-0190 # 101',
    '415-555-0190#101',
    '415-555-0190,101',
    '415-555-0190,,101#',
    '415-555-0190;101',
    '415-555-0190 ｘ１０１',
    '415-555-0190\u00a0x\u200b101',
    'tel:+1-415-555-0190;ext=101',
    'tel:+14155550190,101',
    '+1 415 555 0190 x101',
  ])
    expect([phone, readPhone(phone)]).toEqual([phone, { e164: '+14155550190', extension: '101' }]);
});

test('what is no whole number has no international format', () => {
  for (const text of ['4.15556E+09', '4.155556E+09', '4.1555502E+09', 'n/a', 'none', '-', 'x101', '555-0177'])
    expect([text, toE164(text)]).toEqual([text, undefined]);
});

test('both spellings of a mobile number in Mexico, Argentina or Brazil are one number', () => {
  const pairs = [
    ['+52 1 55 1234 5678', '+52 55 1234 5678'],
    ['00 52 1 (55) 1234-5678', '011 52 55 1234 5678'],
    ['+54 9 11 2345-6789', '+54 11 2345-6789'],
    ['+54 11 15 2345-6789', '+54 11 2345-6789'],
    ['+55 11 98765-4321', '+55 (11) 8765-4321'],
  ] as const;
  for (const pair of pairs) {
    const [one, other] = pair.map((phone) => samePhone(toE164(phone)!));
    expect([...pair, one]).toEqual([...pair, other]);
  }
  expect(phoneSpellings('+551187654321')).toEqual(['+5511987654321', '+551187654321']);
  // A land line in São Paulo, and the mobile number that differs from it by a 9.
  expect(samePhone('+551133334444')).not.toBe(samePhone('+5511933334444'));
  expect(phoneSpellings('+14155550161')).toEqual(['+14155550161']);
});

test('a search for a number looks for its digits, in any spelling', () => {
  const { search } = readCase('lists/l04-phones') as { search: string[] };
  for (const typed of search) expect('14155550161').toContain(digitsSearched(typed)?.[0] ?? typed);
  expect(digitsSearched('011 44 20 7946 0958')).toEqual(['442079460958']);
  expect(digitsSearched('+55 11 8765-4321')).toEqual(['5511987654321', '551187654321']);
  expect(digitsSearched('0161')).toEqual(['161']);
  expect(digitsSearched('Maria 0161')).toBeUndefined();
});
