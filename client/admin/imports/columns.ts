import { leadField, leadFieldNames } from '../../../shared/lead-fields';
import type { ImportProblem, ImportRow, ImportValue } from '../../../shared/schemas/import';
import type { FileRow, LeadFile } from '../form/read-file';

/** The choices for a column: a lead's fields, the full name, consent, status and arrival. */
export const columnChoices: readonly { value: string; label: string }[] = [
  ...leadFieldNames.map((name) => ({ value: name as string, label: leadField(name).label })),
  { value: 'fullName', label: 'Full name (first and last)' },
  { value: 'contactConsent', label: 'Agreed to calls and texts' },
  { value: 'status', label: 'Status' },
  { value: 'arrivedAt', label: 'Received on' },
];

export const formatLabel = (field: string): string =>
  columnChoices.find(({ value }) => value === field)?.label ?? field;

/** Column names that other systems use, with our fields. */
const otherNames: Record<string, string> = {
  first: 'firstName',
  fname: 'firstName',
  givenname: 'firstName',
  last: 'lastName',
  lname: 'lastName',
  surname: 'lastName',
  familyname: 'lastName',
  name: 'fullName',
  fullname: 'fullName',
  clientname: 'fullName',
  emailaddress: 'email',
  mail: 'email',
  phone: 'phoneNumber',
  mobile: 'phoneNumber',
  cell: 'phoneNumber',
  telephone: 'phoneNumber',
  phone1: 'phoneNumber',
  case: 'caseType',
  matter: 'caseType',
  mattertype: 'caseType',
  campaignname: 'campaign',
  notes: 'additionalInfo',
  message: 'additionalInfo',
  comments: 'additionalInfo',
  description: 'additionalInfo',
  dob: 'dateOfBirth',
  birthdate: 'dateOfBirth',
  birthday: 'dateOfBirth',
  zipcode: 'zip',
  postalcode: 'zip',
  ip: 'ip_address',
  leadid: 'externalId',
  id: 'externalId',
  consent: 'contactConsent',
  tcpa: 'contactConsent',
  trustedform: 'trustedFormCertUrl',
  jornaya: 'jornayaLeadId',
  leadstatus: 'status',
  stage: 'status',
  created: 'arrivedAt',
  createdat: 'arrivedAt',
  createddate: 'arrivedAt',
  datecreated: 'arrivedAt',
  received: 'arrivedAt',
  datereceived: 'arrivedAt',
};

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
const byName = new Map([
  ...Object.entries(otherNames),
  ...columnChoices.flatMap(({ value, label }) => [
    [plain(label), value] as const,
    [plain(value), value] as const,
  ]),
]);

/** Guesses each column's field from its name; each field is used once. */
export const guessColumns = (head: readonly string[]): string[] => {
  const usedFields = new Set<string>();
  return head.map((name) => {
    const field = byName.get(plain(name)) ?? '';
    if (field === '' || usedFields.has(field)) return '';
    usedFields.add(field);
    return field;
  });
};

/** Returns the required fields that no column contains. */
export const missingFields = (columns: readonly string[], caseType: string): string[] => {
  const mapped = new Set([...columns, ...(caseType ? ['caseType'] : [])]);
  if (mapped.has('fullName')) for (const name of ['firstName', 'lastName']) mapped.add(name);
  return ['firstName', 'lastName', 'phoneNumber', 'caseType'].filter((name) => !mapped.has(name));
};

/** Returns a field that two columns claim, if any. */
export const doubledField = (columns: readonly string[]): string | undefined =>
  columns.find((field, at) => field !== '' && columns.indexOf(field) !== at);

const foldValue = (value: string) => value.trim().replace(/\s+/g, ' ').toLowerCase();
const nameValue = (field: string, from: string) => `${field} ${foldValue(from)}`;

/** A field's value in the file that is none of ours, with the number of its rows. */
export type OtherValue = { field: string; from: string; count: number };

type Options = Readonly<Record<string, readonly { value: string; label: string }[]>>;

/** Returns the values in columns with choices that are none of them, the most frequent first. */
export const findOtherValues = ({ rows }: LeadFile, columns: readonly string[], options: Options) => {
  const others = new Map<string, OtherValue>();
  for (const [at, field] of columns.entries()) {
    const ours = new Set(options[field]?.flatMap(({ value, label }) => [value, foldValue(label)]));
    if (!options[field]) continue;
    for (const { cells } of rows) {
      const from = (cells[at] ?? '').trim();
      if (from === '' || ours.has(from) || ours.has(foldValue(from))) continue;
      const name = nameValue(field, from);
      others.set(name, { field, from, count: (others.get(name)?.count ?? 0) + 1 });
    }
  }
  return [...others.values()].toSorted((one, other) => other.count - one.count);
};

/** Returns our value for one of the file; later ones win. */
export const findOurs = (values: readonly ImportValue[], field: string, from: string) =>
  values.findLast((one) => nameValue(one.field, one.from) === nameValue(field, from))?.to;

type Meaning = { columns: readonly string[]; caseType: string; values: readonly ImportValue[] };

/** Converts a row of the file to our field names and values. */
export const toImportRow = ({ cells }: FileRow, { columns, caseType, values }: Meaning): ImportRow => ({
  ...(caseType && { caseType }),
  ...Object.fromEntries(
    columns.flatMap((field, at) => {
      const cell = (cells[at] ?? '').slice(0, 6000);
      return field === '' ? [] : [[field, findOurs(values, field, cell) ?? cell]];
    }),
  ),
});

/** Returns the rows with more values than the file has columns: a separator inside a value has moved the others. */
export const findMoved = ({ head, rows }: LeadFile): ImportProblem[] =>
  rows
    .filter(({ cells }) => cells.slice(head.length).some((cell) => cell.trim() !== ''))
    .map(({ row }) => ({
      row,
      field: '',
      message: 'This row has more values than there are columns. Put its values in quotation marks.',
      refuses: true,
    }));
