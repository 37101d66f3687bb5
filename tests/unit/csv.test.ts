import { expect, test } from 'vitest';
import { csvField } from '../../server/clients/export-clients';

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

test.each(['=1+1', '+1 415 555 0132', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'a spreadsheet takes %j for text, not for a formula',
  (value) => {
    expect(csvField(value).replace(/^"/, '')).toBe(`'${value}${/[\r\n]/.test(value) ? '"' : ''}`);
  },
);

test('a formula that also needs quotes has its apostrophe inside of them', () => {
  expect(csvField('=HYPERLINK("https://evil.example","x")')).toBe(
    '"\'=HYPERLINK(""https://evil.example"",""x"")"',
  );
});
