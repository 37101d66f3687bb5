import { yesOrNo } from '../../../shared/rules/answers';
import { type ClientInput, clientInput, type LeadStatus, leadStatuses } from '../../../shared/schemas/client';
import type { ImportProblem, ImportRow } from '../../../shared/schemas/import';
import type { z } from '../../../shared/zod';
import { withoutBlanks } from '../../core/parsers';
import { isOptional, meantBy } from '../reading/fields';

/** Case types by ID and folded title. */
export type CaseTypeIds = ReadonlyMap<string, string>;
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

const usDay = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;
/** Reads a date in a file: 1961-04-30, or 4/30/1961 as in the United States. */
const asDay = (value: string): string => {
  const [, month, day, year] = usDay.exec(value.trim()) ?? [];
  return year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : value.trim();
};

const asMoment = (value: string): string => {
  const day = asDay(value.split(/[ T]/, 1)[0]!);
  const time = /[ T](\d\d:\d\d)(?::(\d\d))?(?:\.\d+)?\s*(Z|[+-]\d\d:\d\d)?$/.exec(value.trim());
  return time ? `${day}T${time[1]}:${time[2] ?? '00'}${time[3] ?? 'Z'}` : `${day}T00:00:00Z`;
};

const money = /^\$?\s*(\d{1,9}(?:,\d{3})*(?:\.\d{1,4})?)$/;

/** Converts the text in a file to the type in the schema. */
const converters: Partial<Record<string, (value: string) => unknown>> = {
  price: (value) => {
    const [, number] = money.exec(value.trim()) ?? [];
    return number ? Number(number.replaceAll(',', '')) : value;
  },
  contactConsent: (value) => yesOrNo(value) ?? value,
  dateOfBirth: asDay,
  language: (value) => meantBy('language', value, ''),
  consentAt: asMoment,
};

/** Splits a full name: the part before the last space is the first name. */
const splitName = ({ fullName, ...row }: ImportRow): ImportRow => {
  if (fullName === undefined) return row;
  const name = fullName.trim();
  // Searches from each space to the end of the next word only.
  const lastSpace = name.search(/\s\S*$/);
  if (lastSpace < 0) return { firstName: name, lastName: '', ...row };
  return { firstName: name.slice(0, lastSpace).trimEnd(), lastName: name.slice(lastSpace + 1), ...row };
};

const earliest = Date.UTC(2000, 0, 1);

/** Returns the status and arrival time in a row, and the problems with them. */
const getHistory = (
  { status = '', arrivedAt = '' }: ImportRow,
  now: number,
): { history: History; problems: Problem[] } => {
  const leadStatus = leadStatuses.find((one) => foldTitle(one) === foldTitle(status));
  const at = arrivedAt.trim() === '' ? undefined : Date.parse(asMoment(arrivedAt));
  const isDay = at === undefined || (at >= earliest && at <= now);
  return {
    history: {
      ...(leadStatus && { status: leadStatus }),
      ...(at !== undefined && isDay && { createdAt: new Date(at) }),
    },
    problems: [...(leadStatus || status.trim() === '' ? [] : [noStatus]), ...(isDay ? [] : [noArrival])],
  };
};

/** Returns the problems of a row. An empty text breaks several rules at once but is reported once. */
const findProblems = ({ error }: { error?: z.ZodError | undefined }): Problem[] => {
  const fieldProblems = (error?.issues ?? []).map(({ path, message }): [string, Problem] => {
    const field = String(path[0] ?? '');
    return [`${field} ${message}`, { field, message }];
  });
  return [...new Map(fieldProblems).values()];
};

const without = (fields: object, problems: readonly Problem[]) =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => !problems.some(({ field }) => field === name)),
  );

/** Returns a row as the input of a lead, or its problems. */
export const readRow = (
  { status, arrivedAt, ...row }: ImportRow,
  caseTypes: CaseTypeIds,
  now: number,
): ReadRow => {
  const past = getHistory({ ...(status && { status }), ...(arrivedAt && { arrivedAt }) }, now);
  const named = splitName(row);
  const converted = Object.fromEntries(
    Object.entries(named).map(([name, value]) => [
      name,
      value.trim() === '' ? '' : (converters[name]?.(value) ?? value.trim()),
    ]),
  );
  const title = String(converted.caseType ?? '');
  const caseType = caseTypes.get(title) ?? caseTypes.get(foldTitle(title));
  const fields = withoutBlanks(clientInput, { ...converted, caseType: caseType ?? title }) as object;
  const wrong = findProblems(clientInput.safeParse(fields));
  const remaining = wrong.filter(({ field }) => isOptional(field));
  const parsed = clientInput.safeParse(without(fields, remaining));
  if (parsed.success && caseType !== undefined && past.problems.length === 0)
    return { input: parsed.data, history: past.history, left: remaining };
  const unknown = title !== '' && caseType === undefined ? [noCaseType] : [];
  return { problems: [...wrong, ...unknown, ...past.problems] };
};
