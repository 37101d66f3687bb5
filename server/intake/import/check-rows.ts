import { areSameExtension, phoneSpellings, samePhone } from '../../../shared/phone';
import type { ClientInput } from '../../../shared/schemas/client';
import type { ImportProblem, ImportRow } from '../../../shared/schemas/import';
import { fold } from '../../core/db/search';
import { readPhone, toE164 } from '../../leads/phone';
import type { Deps } from '../deps';
import type { Models } from '../models';
import { caseTypeIds, readRow } from './read-row';

const duplicateMessage =
  'We have a lead of this person with this case type. The row is taken in and marked as a duplicate.';

type Numbered = { row: number; input: ClientInput };

/** Returns the rows about a person who is already a lead. */
const alreadyThere = async ({ clients }: Models, rows: readonly Numbered[]): Promise<ImportProblem[]> => {
  const mails = [...new Set(rows.map(({ input }) => fold(input.email)).filter(Boolean))];
  const phones = [...new Set(rows.flatMap(({ input }) => phoneSpellings(toE164(input.phoneNumber) ?? '')))];
  const leads = await clients
    .find({ $or: [{ 'keys.email': { $in: mails } }, { phoneE164: { $in: phones } }] })
    .select({ 'keys.email': 1, phoneE164: 1, phoneNumber: 1, caseType: 1 })
    .lean();
  const byMail = new Set(leads.map(({ keys, caseType }) => `${caseType} ${keys.email}`));
  const byPhone = new Map<string, (string | undefined)[]>();
  for (const { phoneE164, phoneNumber, caseType } of leads) {
    const mark = `${caseType} ${samePhone(phoneE164 ?? '')}`;
    byPhone.set(mark, [...(byPhone.get(mark) ?? []), readPhone(phoneNumber).extension]);
  }
  /** Returns the field by which the person is known. */
  const findField = ({ caseType, email, phoneNumber }: ClientInput): 'email' | 'phoneNumber' | undefined => {
    if (email && byMail.has(`${caseType} ${fold(email)}`)) return 'email';
    const { e164, extension } = readPhone(phoneNumber);
    const extensions = (e164 && byPhone.get(`${caseType} ${samePhone(e164)}`)) || [];
    return extensions.some((one) => areSameExtension(extension, one)) ? 'phoneNumber' : undefined;
  };
  return rows.flatMap(({ row, input }) => {
    const field = findField(input);
    return field ? [{ row, field, message: duplicateMessage, refuses: false }] : [];
  });
};

/** Returns all messages about these rows without adding any. */
export const checkRows = async (
  { models, timeZone, now }: Deps,
  { first, rows }: { first: number; rows: readonly ImportRow[] },
): Promise<ImportProblem[]> => {
  const rules = { caseTypes: await caseTypeIds(models), timeZone, now: now() };
  const read = rows.map((row, at) => ({ row: first + at, result: readRow(row, rules) }));
  const problems = read.flatMap(({ row, result }) =>
    'problems' in result
      ? result.problems.map((problem) => ({ row, ...problem, refuses: true }))
      : result.left.map((problem) => ({ row, ...problem, refuses: false })),
  );
  const good = read.flatMap(({ row, result }) => ('input' in result ? [{ row, input: result.input }] : []));
  return [...problems, ...(await alreadyThere(models, good))].toSorted((a, b) => a.row - b.row);
};
