import { otherCaseTypes } from '../../../shared/case-types';
import { type LeadFieldName, leadField } from '../../../shared/lead-fields';
import { type ClientInput, clientInput, type LeadStatus, leadStatuses } from '../../../shared/schemas/client';
import type { ImportProblem, ImportRow } from '../../../shared/schemas/import';
import { tidy } from '../../../shared/schemas/text';
import { z } from '../../../shared/zod';
import { withoutBlanks } from '../../core/parsers';
import { toE164 } from '../../leads/phone';
import type { Models } from '../models';
import { isOptional, meantBy, wrongWith } from '../reading/fields';
import { findMoment, isDayOnly } from '../reading/moments';
import { splitName } from './split-name';

/** Case types by ID and folded title. */
type CaseTypeIds = ReadonlyMap<string, string>;
/** The zone is that of times without one. */
type RowRules = { caseTypes: CaseTypeIds; timeZone: string; now: number };
type Problem = Pick<ImportProblem, 'field' | 'message'>;
/** The lead's status and time in the other system. */
type History = { status?: LeadStatus; createdAt?: Date };
/** `left`: values that could not be read and that a lead can do without. */
type ReadRow = { input: ClientInput; history: History; left: Problem[] } | { problems: Problem[] };

const noStatus = { field: 'status', message: `Use one of these: ${leadStatuses.join(', ')}.` };
const noArrival = {
  field: 'arrivedAt',
  message: 'Use a day such as 4/30/2026 or 2026-04-30, from 2000 until today.',
};
const noCaseType = { field: 'caseType', message: 'There is no case type with this name.' };

export const foldTitle = (title: string): string => title.trim().replace(/\s+/g, ' ').toLowerCase();

const scientific = /^(\d)(?:[.,](\d+))?E\+?(\d\d?)$/i;
const numberLike = /^['’](?=[\d+(][\d\s()./:+-]*$)/;
/** Returns a cell without what programs add to a value: `="02134"`, `'4155550132`, `4155550132.0`. */
const withoutMarks = (cell: string): string =>
  tidy(cell.replaceAll('\0', '').normalize('NFC'))
    .replace(/^="([^"]*)"$/, '$1')
    .replace(numberLike, '')
    .replace(/^(\d+)\.0+$/, '$1');

/** Returns all digits of a number that a spreadsheet wrote as `4.155550132E+09`, if they are all there. */
const withAllDigits = (value: string): string => {
  const [, first = '', more = '', power] = scientific.exec(value) ?? [];
  return Number(power) === more.length ? `${first}${more}` : value;
};

const earliest = Date.UTC(2000, 0, 1);

/** Returns the status and arrival time in a row, and the problems with them. */
const getHistory = (
  { status = '', arrivedAt = '' }: ImportRow,
  { now, timeZone }: RowRules,
): { history: History; problems: Problem[] } => {
  const leadStatus = leadStatuses.find((one) => foldTitle(one) === foldTitle(status));
  const at = Date.parse(findMoment(arrivedAt, timeZone) ?? '');
  const isDay = at >= earliest && at <= now;
  return {
    history: { ...(leadStatus && { status: leadStatus }), ...(isDay && { createdAt: new Date(at) }) },
    problems: [
      ...(leadStatus || status === '' ? [] : [noStatus]),
      ...(isDay || arrivedAt === '' ? [] : [noArrival]),
    ],
  };
};

/** Returns the problems of a row. An empty text breaks several rules at once but is reported once. */
const findProblems = ({ error }: { error?: z.ZodError | undefined }): Problem[] => {
  const fieldProblems = (error?.issues ?? []).map((issue): [string, Problem] => {
    const field = String(issue.path[0] ?? '');
    const message = isOptional(field) ? wrongWith(field, issue) : issue.message;
    return [`${field} ${message}`, { field, message }];
  });
  return [...new Map(fieldProblems).values()];
};

const isPhone = (field: string) => leadField(field as LeadFieldName)?.input === 'tel';

const lostDigits =
  'A spreadsheet shortened this number. Format the column as text, save the file and choose it again.';
/** Returns phone numbers whose digits are lost. */
const findLost = (row: ImportRow): Problem[] =>
  Object.keys(row)
    .filter((field) => isPhone(field) && scientific.test(row[field]!))
    .map((field) => ({ field, message: lostDigits }));

/** A letter of UTF-8 read as another encoding, or the sign for a letter that was lost. */
const broken = /[ÃÂ][\u0080-\u00bf\u0152-\u0192\u02c6-\u2122]|â€|\ufffd/;
const brokenName = /\p{L}[\u0080-\u00bf†‡‰„–—˜™]\p{L}/u;
const brokenLetters =
  'Some letters look wrong. If they do in the file too, save it as “CSV UTF-8” and choose it again.';
const noPhone = 'This is no phone number with an area code. We store it as it is.';
const noTime = 'This is a day without a time. We store the start of the day.';

/** Returns doubts about values that are stored all the same. */
const findDoubts = (row: ImportRow): Problem[] =>
  Object.entries(row).flatMap(([field, value]) => [
    ...(broken.test(value) || (/^(?:first|last)Name$/.test(field) && brokenName.test(value))
      ? [{ field, message: brokenLetters }]
      : []),
    ...(isPhone(field) && value !== '' && !toE164(value) ? [{ field, message: noPhone }] : []),
    ...(field === 'consentAt' && isDayOnly(value) ? [{ field, message: noTime }] : []),
  ]);

const without = (fields: object, problems: readonly Problem[]) =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => !problems.some(({ field }) => field === name)),
  );

/** Returns a row's values as they were typed, with first and last name apart. */
const toTyped = (row: ImportRow): ImportRow => {
  const { fullName, ...values } = Object.fromEntries(
    Object.entries(row).map(([name, cell]) => {
      const value = withoutMarks(cell);
      return [name, isPhone(name) ? withAllDigits(value) : value];
    }),
  );
  return { ...(fullName !== undefined && splitName(fullName)), ...values };
};

/** As on the phone, a lead can do without an e-mail address, but not with one that is wrong. */
const rowInput = clientInput.extend({ email: clientInput.shape.email.or(z.literal('')) });

/** Returns a row as the input of a lead, or its problems. */
export const readRow = (row: ImportRow, rules: RowRules): ReadRow => {
  const { status, arrivedAt, ...values } = toTyped(row);
  const past = getHistory({ ...(status && { status }), ...(arrivedAt && { arrivedAt }) }, rules);
  const meant = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, meantBy(name, value, rules.timeZone)]),
  );
  const { caseType: title = '' } = values;
  const caseType = rules.caseTypes.get(title) ?? rules.caseTypes.get(foldTitle(title));
  const fields = withoutBlanks(rowInput, { email: '', ...meant, caseType: caseType ?? title }) as object;
  const wrong = [...findProblems(rowInput.safeParse(fields)), ...findLost(values)];
  const remaining = wrong.filter(({ field }) => isOptional(field));
  const parsed = rowInput.safeParse(without(fields, remaining));
  const isRefused = wrong.length > remaining.length || past.problems.length > 0;
  if (parsed.success && caseType !== undefined && !isRefused)
    return {
      input: parsed.data,
      history: past.history,
      left: [...remaining, ...findDoubts(without(values, remaining))],
    };
  const unknown = title !== '' && caseType === undefined ? [noCaseType] : [];
  return { problems: [...wrong, ...unknown, ...past.problems] };
};

/** Returns every case type that a lead may have, by ID and title. */
export const caseTypeIds = async ({ services }: Models): Promise<CaseTypeIds> => {
  const rows = await services.find().select({ title: 1 }).lean();
  const all = [...rows.map(({ _id, title }) => ({ id: String(_id), title })), ...otherCaseTypes];
  return new Map([
    ...all.map(({ id, title }) => [foldTitle(title), id] as const),
    ...all.map(({ id }) => [id, id] as const),
  ]);
};
