import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLeadFile } from '../../../client/admin/form/read-file';
import { findMoved, guessColumns, toImportRow } from '../../../client/admin/imports/columns';
import { foldTitle, readRow } from '../../../server/intake/import/read-row';
import { splitName } from '../../../server/intake/import/split-name';

const rules = {
  caseTypes: new Map([[foldTitle('AFFF'), '1']]),
  timeZone: 'America/New_York',
  now: Date.UTC(2026, 10, 28),
};

/** Returns each row of a file as its lead and the fields that are in the list of problems. */
const readFile = async (content: string | Uint8Array<ArrayBuffer>) => {
  const file = await readLeadFile(new File([content], 'leads.csv'));
  const columns = guessColumns(file.head);
  return file.rows.map((row) => {
    const read = readRow(toImportRow(row, { columns, caseType: '', values: [] }), rules);
    return 'input' in read
      ? { ...read.input, ...read.history, problems: read.left.map(({ field }) => field) }
      : { refused: read.problems.map(({ field }) => field) };
  });
};
const fieldCase = (name: string) =>
  readFile(new Uint8Array(readFileSync(`tests/fixtures/field-cases/import/${name}`)));

const head = 'First Name,Last Name,Email,Phone,Case Type';
const row = 'Ana,Day,ana@example.com,415-555-0101,AFFF';
const withColumn = async (name: string, value: string) =>
  (await readFile(`${head},${name}\n${row},"${value.replaceAll('"', '""')}"\n`))[0];

test('days and times without a zone are those of the firm', async () => {
  expect(await fieldCase('i01-dates.csv')).toMatchObject([
    {
      createdAt: new Date('2026-04-30T04:00:00Z'),
      consentAt: '2026-11-02T14:30:00.000Z',
      problems: [],
    },
  ]);
});

test.each([
  ['11/2/2026 3:05 PM', '2026-11-02T20:05:00.000Z', []],
  ['2026-11-02 9:05', '2026-11-02T14:05:00.000Z', []],
  ['2026-11-02T09:05:00-08:00', '2026-11-02T17:05:00.000Z', []],
  ['11/2/2026', '2026-11-02T05:00:00.000Z', ['consentAt']],
  ['3:05 PM', undefined, ['consentAt']],
  ['2026-11-02 at nine', undefined, ['consentAt']],
  ['2026-03-08 02:30', undefined, ['consentAt']],
  ['02.11.2026 09:05', undefined, ['consentAt']],
  ['46142.4', undefined, ['consentAt']],
])('a consent given %s is %s', async (written, consentAt, problems) => {
  const lead = await withColumn('Consent given', written);
  expect(lead).toMatchObject({ problems });
  expect((lead as { consentAt?: string }).consentAt).toBe(consentAt);
});

test('an arrival that cannot be read refuses its row', async () => {
  for (const written of ['9:05', '30.04.2026', '4/30/26', '2026-03-08 02:30'])
    expect(await withColumn('Received on', written)).toEqual({ refused: ['arrivedAt'] });
});

test('a line that names the separator is no row', async () => {
  expect(await fieldCase('i03-sep.csv')).toMatchObject([
    { firstName: 'Ana', email: 'i03a@example.com', problems: [] },
    { firstName: 'Bo', email: 'i03b@example.com', problems: [] },
  ]);
});

test('a number is the one that was meant, or a problem', async () => {
  expect(await fieldCase('i04-scientific.csv')).toMatchObject([
    { refused: ['phoneNumber'] },
    { refused: ['phoneNumber'] },
    { phoneNumber: '4155550113', zip: '02134', problems: [] },
    { phoneNumber: 'n/a', problems: ['phoneNumber'] },
    { phoneNumber: '555-0114', problems: ['phoneNumber'] },
  ]);
  const phone = (written: string) => readFile(`${head}\nAna,Day,ana@example.com,${written},AFFF\n`);
  for (const written of ['4.155550132E+09', "'4155550132", "\u200b'4155550132", '"=""4155550132"""'])
    expect(await phone(written)).toMatchObject([{ phoneNumber: '4155550132', problems: [] }]);
  expect(await phone("'+1 415 555 0132")).toMatchObject([{ phoneNumber: '+1 415 555 0132', problems: [] }]);
});

test.each([
  ['2134', '02134'],
  ['2134-1234', '02134-1234'],
  ['2134.0', '02134'],
  ['="02134"', '02134'],
  ['94607', '94607'],
])('the ZIP %s is %s', async (written, zip) => {
  expect(await withColumn('ZIP', written)).toMatchObject({ zip, problems: [] });
});

test('a second number whose digits are lost is left out', async () => {
  const lead = await withColumn('Second phone', '4.15556E+09');
  expect(lead).toMatchObject({ firstName: 'Ana', problems: ['secondPhone'] });
  expect(lead).not.toHaveProperty('secondPhone');
});

test('UTF-16 is read in both byte orders, with its mark and without', async () => {
  expect(await fieldCase('i05-utf16be.csv')).toMatchObject([
    { firstName: 'José', lastName: 'Núñez', email: 'i05c@example.com', problems: [] },
  ]);
  const littleEndian = Buffer.from(`${head}\n${row.replace('Ana', 'Ána')}\n`, 'utf16le');
  const bigEndian = Buffer.from(littleEndian).swap16();
  for (const bytes of [littleEndian, bigEndian])
    expect(await readFile(new Uint8Array(bytes))).toMatchObject([{ firstName: 'Ána', problems: [] }]);
});

test('a byte of another encoding does not spoil a file in UTF-8', async () => {
  expect(await fieldCase('i05-one-bad-byte.csv')).toMatchObject([
    { firstName: 'José', lastName: 'Núñez', additionalInfo: 'café', problems: [] },
    { firstName: 'Ángel', lastName: 'Peña', problems: [] },
  ]);
});

const inBytes = (text: string, letters: Record<string, number>) =>
  Uint8Array.from(text, (sign) => letters[sign] ?? sign.charCodeAt(0));
const mac = { é: 0x8e, ú: 0x9c, ñ: 0x96, í: 0x92, Á: 0xe7, Ñ: 0x84, ö: 0x9a, '’': 0xd5, '—': 0xd1 };
const windows = { é: 0xe9, ú: 0xfa, ñ: 0xf1, í: 0xed, Á: 0xc1, Ñ: 0xd1, ö: 0xf6, '’': 0x92, '—': 0x97 };

test.each([
  ['José', 'Núñez', 'café'],
  ['María', 'García', 'ok'],
  ['Jesús', 'Lopez', 'ok'],
  ['Ana', 'Peña', 'Can’t work — my son’s hurt'],
  ['ANA', 'PEÑA', 'She said—twice—no'],
  ['Ángel', 'O’Brien', 'José’s son'],
])('%s %s is read as Windows and as a Mac write it', async (...cells) => {
  const [firstName, lastName, additionalInfo] = cells;
  for (const letters of [mac, windows]) {
    const file = inBytes(
      `First Name,Last Name,Notes,Email,Phone,Case Type\r${cells.join(',')},a@example.com,415-555-0101,AFFF\r`,
      letters,
    );
    expect(await readFile(file)).toMatchObject([{ firstName, lastName, additionalInfo, problems: [] }]);
  }
});

test('letters that were broken before are a problem, and accents in two parts become one', async () => {
  const lead = (name: string) => readFile(`${head}\n${name},Day,a@example.com,415-555-0101,AFFF\n`);
  for (const name of ['JosÃ©', 'Jos\ufffd', 'Nu–ez'])
    expect(await lead(name)).toMatchObject([{ firstName: name, problems: ['firstName'] }]);
  expect(await lead('Jose\u0301\u00a0\0')).toMatchObject([{ firstName: 'José', problems: [] }]);
});

test('a name in one column is read with its last name first', async () => {
  expect(await fieldCase('i06-names.csv')).toMatchObject([
    { firstName: 'Maria', lastName: 'Lopez', problems: [] },
  ]);
});

test.each([
  ['Maria Lopez Jr.', 'Maria', 'Lopez Jr.'],
  ['Maria Lopez, Jr.', 'Maria', 'Lopez Jr.'],
  ['Lopez, Ana Maria Jr.', 'Ana Maria', 'Lopez Jr.'],
  ['Lopez Jr., Maria', 'Maria', 'Lopez Jr.'],
  ['Lopez, Maria, III', 'Maria', 'Lopez III'],
  ['de la Cruz, Ana', 'Ana', 'de la Cruz'],
  ['Dr. Maria Lopez', 'Maria', 'Lopez'],
  ['Sr. Juan Lopez Sr.', 'Juan', 'Lopez Sr.'],
  ['Mrs. Lopez', 'Mrs.', 'Lopez'],
  ['U O', 'U', 'O'],
  ['Maria V', 'Maria', 'V'],
  ['Lopez,', 'Lopez,', ''],
  ['Lopez, Jr.', 'Lopez, Jr.', ''],
  ['Lopez, Maria, Ana', 'Lopez, Maria, Ana', ''],
])('the name %s is %s and %s', (fullName, firstName, lastName) => {
  expect(splitName(fullName)).toEqual({ firstName, lastName });
});

test('a file with bars, and one with two kinds of line ends, is read', async () => {
  const two = [{ firstName: 'Ana' }, { firstName: 'Ana' }];
  expect(await readFile(`${head}\n${row}\n${row}\n`.replaceAll(',', '|'))).toMatchObject(two);
  expect(await readFile(`${head}\r\n${row}\n${row}\r\n`)).toMatchObject(two);
});

test('a row with more values than columns is a problem; empty ones are none', async () => {
  const file = await readLeadFile(new File([`${head}\n${row},,\nAna,Day, Jr.,${row}\n`], 'leads.csv'));
  expect(findMoved(file)).toMatchObject([{ row: 3, refuses: true }]);
});
