import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { phoneText } from '../../../client/lib/phone-text';

test('a phone number is shown in one form, however it was typed', () => {
  for (const typed of ['8015550102', '801-555-0102', '+1 801 555 0102', '1 (801) 555.0102', ' +18015550102 '])
    expect(phoneText(typed)).toBe('(801) 555-0102');
});

test('a number that is none of North America, or has an extension, stays as it was typed', () => {
  for (const typed of [
    '+44 20 7946 0958',
    '+45 23 45 67 89 01',
    '(801) 555-0102 x12',
    '55501',
    'ask my sister',
    '',
  ])
    expect(phoneText(typed)).toBe(typed);
});

test('no staff screen shows a phone number past the formatter', () => {
  const raw = /(?:[\s>$]\{|=> |title=\{|email, )(?:\w+\.)*(?:phone|mobile)Number(?:\}|,$|\]\.)/;
  const screens = readdirSync('client/admin', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  expect(screens.length).toBeGreaterThan(100);
  const matches = screens.flatMap((file) =>
    readFileSync(`client/admin/${file}`, 'utf8')
      .split('\n')
      .filter((line) => raw.test(line) && !line.includes(' key='))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(matches).toEqual([]);
});
