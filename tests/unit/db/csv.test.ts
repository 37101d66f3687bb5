import { expect, test } from 'vitest';
import { csvField } from '../../../server/core/http/csv';

test.each([
  ['Maria', 'Maria'],
  ['', ''],
  [undefined, ''],
  [null, ''],
  [12, '12'],
  ['Lopez, Maria', '"Lopez, Maria"'],
  ['the "old" house', '"the ""old"" house"'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
])('%j is the field %s', (value, field) => {
  expect(csvField(value)).toBe(field);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1 415 555 0132', "'+1 415 555 0132"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1', "'  =1"],
  ['\u00a0=1', "'\u00a0=1"],
  ['\u200b\ufeff=1', "'\u200b\ufeff=1"],
  ['\0=1', "'\0=1"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['﹦1', "'﹦1"],
  ['\thello', '"\'\thello"'],
  ['\rhello', '"\'\rhello"'],
  ['\nhello', '"\'\nhello"'],
  ['\t=1', '"\'\t\'=1"'],
  ['\n=1', '"\'\n\'=1"'],
])('a spreadsheet takes %j for text, not for a formula', (value, field) => {
  expect(csvField(value)).toBe(field);
});

test.each([
  ['Lopez;=1+1', '"Lopez;\'=1+1"'],
  ['Lopez; @SUM(A1)', '"Lopez; \'@SUM(A1)"'],
  ['Lopez;"=1"', '"Lopez;""\'=1"""'],
  ['Lopez;＝1', '"Lopez;\'＝1"'],
  ['Hello\r\n=1\n  +2', '"Hello\r\n\'=1\n  \'+2"'],
  ['a\t-1', '"a\t\'-1"'],
])('in %j no formula begins where a spreadsheet may begin a cell', (value, field) => {
  expect(csvField(value)).toBe(field);
});

test.each(['maria+law@example.com', 'a - b', '1+1=2', 'three; four', 'Anne-Marie'])(
  'a sign inside of %j is left as it is',
  (value) => {
    expect(csvField(value).replaceAll('"', '')).toBe(value);
  },
);

test('a formula that also needs quotes has its apostrophe inside of them', () => {
  expect(csvField('=HYPERLINK("https://evil.example","x")')).toBe(
    '"\'=HYPERLINK(""https://evil.example"",""x"")"',
  );
});

/** A pattern that looks back at every line would exceed this test's minute. */
test('a long message of nothing but blank lines is written at once', () => {
  const million = 1_000_000;
  expect(csvField('\n'.repeat(million))).toHaveLength(million + 3);
  expect(csvField('\n='.repeat(million)).startsWith('"')).toBe(true);
  expect(csvField(';'.repeat(million)).length).toBeGreaterThanOrEqual(million);
});
