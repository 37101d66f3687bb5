import { expect, test } from 'vitest';
import { FileProblem, readLeadFile } from '../../../client/admin/form/read-file';
import { doubledField, guessColumns, missingFields } from '../../../client/admin/imports/columns';
import { getParts } from '../../../client/admin/imports/parts';
import { foldTitle, readRow } from '../../../server/intake/import/read-row';
import { mostImportRows } from '../../../shared/schemas/import';

const caseTypes = new Map([
  [foldTitle('Camp Lejeune'), '5'],
  ['5', '5'],
]);
const rules = { caseTypes, timeZone: 'America/New_York', now: Date.UTC(2026, 10, 22) };
const row = {
  firstName: 'Maria',
  lastName: 'Lopez',
  email: 'maria@example.com',
  phoneNumber: '415 555 0132',
  caseType: ' camp  LEJEUNE ',
};

test('a row is read as people write it: titles, money, days, yes and no', () => {
  const read = readRow(
    {
      ...row,
      price: '$1,250.50',
      dateOfBirth: '4/30/1961',
      consentAt: '11/2/2026 09:30',
      contactConsent: 'Yes',
      additionalInfo: '  ',
    },
    rules,
  );
  expect(read).toEqual({
    input: {
      ...row,
      caseType: '5',
      price: 1250.5,
      dateOfBirth: '1961-04-30',
      consentAt: '2026-11-02T14:30:00.000Z',
      contactConsent: true,
    },
    history: {},
    left: [],
  });
});

test('an unreadable optional field is left out of its row and reported', () => {
  const read = readRow({ ...row, dateOfBirth: '31/31/1961', language: 'Spanish', price: 'much' }, rules);
  expect(read).toMatchObject({ input: { email: row.email, language: 'es' } });
  expect('left' in read && read.left.map(({ field }) => field)).toEqual(['price', 'dateOfBirth']);
});

test('a name in one column is split before its last word', () => {
  const { firstName: _, lastName: __, ...rest } = row;
  const named = (fullName: string) => {
    const read = readRow({ ...rest, fullName }, rules);
    return 'input' in read ? [read.input.firstName, read.input.lastName] : read.problems;
  };
  expect(named(' Ana Maria  de la Cruz ')).toEqual(['Ana Maria  de la', 'Cruz']);
  expect(named('Cher')).toEqual([{ field: 'lastName', message: 'Required' }]);
  expect(named('Ana\u00a0Maria\tCruz')).toEqual(['Ana\u00a0Maria', 'Cruz']);
});

test('a name with many spaces in it is read in the time of a test', { timeout: 10_000 }, () => {
  const { firstName: _, lastName: __, ...rest } = row;
  const spaces = ' '.repeat(100_000);
  expect(readRow({ ...rest, fullName: `Ana${spaces}Cruz` }, rules)).toMatchObject({
    input: { firstName: 'Ana', lastName: 'Cruz' },
  });
  expect(readRow({ ...rest, fullName: `Ana${spaces}x${spaces}Cruz` }, rules)).toMatchObject({
    problems: [{ field: 'firstName' }],
  });
});

test('all problems of a row are reported together', () => {
  const read = readRow(
    { ...row, firstName: '', email: 'none', caseType: 'Unknown', price: 'much', dateOfBirth: '31/31/1961' },
    rules,
  );
  expect('problems' in read && read.problems.map(({ field }) => field)).toEqual([
    'firstName',
    'email',
    'price',
    'dateOfBirth',
    'caseType',
  ]);
});

test('columns are known by the names that other systems give them, each field once', () => {
  expect(
    guessColumns(['First Name', 'Surname', 'E-mail', 'Mobile', 'Phone', 'Matter Type', 'DOB', 'Colour']),
  ).toEqual(['firstName', 'lastName', 'email', 'phoneNumber', '', 'caseType', 'dateOfBirth', '']);
  expect(missingFields(['fullName', 'email'], '')).toEqual(['phoneNumber', 'caseType']);
  expect(missingFields(['fullName', 'email', 'phoneNumber'], '5')).toEqual([]);
  expect([doubledField(['email', '', '', 'email']), doubledField(['email', '', ''])]).toEqual([
    'email',
    undefined,
  ]);
});

const getFile = (content: string | Uint8Array<ArrayBuffer>) => new File([content], 'leads.csv');

test.each([
  ['commas and quotes', 'Name,Note\r\n"O""Hara, Jo","two\nlines"\r\n'],
  [
    'semicolons',
    'Name;Note\nO"Hara, Jo;x\n'.replace('O"Hara', 'O""Hara').replace('O""Hara, Jo', '"O""Hara, Jo"'),
  ],
  ['tabs', 'Name\tNote\n"O""Hara, Jo"\tx\n\n'],
])('a file with %s is read', async (_, content) => {
  const { head, rows } = await readLeadFile(getFile(content));
  expect([head, rows.map(({ row: at, cells }) => [at, cells[0]])]).toEqual([
    ['Name', 'Note'],
    [[2, 'O"Hara, Jo']],
  ]);
});

test('a file in the encodings of spreadsheets is read, and what is none says so', async () => {
  const windows = new Uint8Array([...'Name\nJos'].map((sign) => sign.charCodeAt(0)).concat(0xe9));
  const utf16 = new Uint8Array(Buffer.from('\uFEFFName\nJosé', 'utf16le'));
  for (const file of [windows, utf16, new TextEncoder().encode('\uFEFFName\nJosé')])
    expect((await readLeadFile(getFile(file))).rows[0]!.cells).toEqual(['José']);
  await expect(readLeadFile(getFile('Name\n'))).rejects.toThrow('The file has no row');
  await expect(readLeadFile(getFile('Name\n"open'))).rejects.toThrow(FileProblem);
});

test('parts follow the rows without a gap and fit into a call', () => {
  const rows = Array.from({ length: 700 }, (_, at) => ({ row: at + 2 + (at >= 100 ? 1 : 0), values: row }));
  const parts = getParts(rows);
  expect(parts.flatMap(({ rows: part }) => part)).toHaveLength(700);
  expect(parts.slice(0, 2).map(({ first, rows: part }) => [first, part.length])).toEqual([
    [2, 100],
    [103, mostImportRows],
  ]);
  const long = getParts(
    Array.from({ length: 60 }, (_, at) => ({ row: at, values: { note: 'é'.repeat(5000) } })),
  );
  for (const part of long) expect(JSON.stringify(part).length * 2).toBeLessThan(200_000);
  expect(long.length).toBeGreaterThan(5);
});
