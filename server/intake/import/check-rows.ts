import type { ClientInput } from '../../../shared/schemas/client';
import type { ImportProblem, ImportRow } from '../../../shared/schemas/import';
import { fold } from '../../core/db/search';
import { toE164 } from '../../leads/phone';
import type { Deps } from '../deps';
import type { Models } from '../models';
import { caseTypeIds } from './case-type-ids';
import { readRow } from './read-row';

const duplicateMessage =
  'We have a lead of this person with this case type. The row is taken in and marked as a duplicate.';

type Numbered = { row: number; input: ClientInput };

/** Returns the rows about a person who is already a lead. */
const alreadyThere = async ({ clients }: Models, rows: readonly Numbered[]): Promise<ImportProblem[]> => {
  const mails = [...new Set(rows.map(({ input }) => fold(input.email)))];
  const phones = [...new Set(rows.flatMap(({ input }) => toE164(input.phoneNumber) ?? []))];
  const leads = await clients
    .find({ $or: [{ 'keys.email': { $in: mails } }, { phoneE164: { $in: phones } }] })
    .select({ 'keys.email': 1, phoneE164: 1, caseType: 1 })
    .lean();
  const signs = new Set(
    leads.flatMap(({ keys, phoneE164, caseType }) => [
      `${caseType} ${keys.email}`,
      `${caseType} ${phoneE164}`,
    ]),
  );
  return rows
    .filter(({ input: { caseType, email, phoneNumber } }) =>
      [fold(email), toE164(phoneNumber)].some((sign) => sign && signs.has(`${caseType} ${sign}`)),
    )
    .map(({ row }) => ({ row, field: 'email', message: duplicateMessage, refuses: false }));
};

/** Returns all messages about these rows without adding any. */
export const checkRows = async (
  { models, intake, now }: Pick<Deps, 'models' | 'intake' | 'now'>,
  { first, rows }: { first: number; rows: readonly ImportRow[] },
): Promise<ImportProblem[]> => {
  const rules = { caseTypes: await caseTypeIds(models), timeZone: intake.timeZone, now: now() };
  const read = rows.map((row, at) => ({ row: first + at, result: readRow(row, rules) }));
  const problems = read.flatMap(({ row, result }) =>
    'problems' in result
      ? result.problems.map((problem) => ({ row, ...problem, refuses: true }))
      : result.left.map((problem) => ({ row, ...problem, refuses: false })),
  );
  const good = read.flatMap(({ row, result }) => ('input' in result ? [{ row, input: result.input }] : []));
  return [...problems, ...(await alreadyThere(models, good))].toSorted((a, b) => a.row - b.row);
};
