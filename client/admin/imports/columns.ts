import { leadField, leadFieldNames } from '../../../shared/lead-fields';
import type { ImportProblem, ImportRow } from '../../../shared/schemas/import';
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
  return ['firstName', 'lastName', 'email', 'phoneNumber', 'caseType'].filter((name) => !mapped.has(name));
};

/** Returns a field that two columns claim, if any. */
export const doubledField = (columns: readonly string[]): string | undefined =>
  columns.find((field, at) => field !== '' && columns.indexOf(field) !== at);

/** Converts a row of the file to our field names. */
export const toImportRow = ({ cells }: FileRow, columns: readonly string[], caseType: string): ImportRow => ({
  ...(caseType && { caseType }),
  ...Object.fromEntries(
    columns.flatMap((field, at) => (field === '' ? [] : [[field, (cells[at] ?? '').slice(0, 6000)]])),
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
