import type { ImportProblem } from '../../../shared/schemas/import';
import type { NamedRow } from './parts';

/** Returns the rows with the same person and case type as an earlier row. */
export const sameInFile = (rows: readonly NamedRow[]): ImportProblem[] => {
  const rowByPerson = new Map<string, number>();
  return rows.flatMap(({ row, values: { email = '', caseType = '' } }) => {
    const person = `${caseType.trim().toLowerCase()} ${email.trim().toLowerCase()}`;
    const before = rowByPerson.get(person);
    if (email.trim() === '') return [];
    if (before === undefined) {
      rowByPerson.set(person, row);
      return [];
    }
    return [
      {
        row,
        field: 'email',
        message: `Same e-mail address and case type as row ${before}. We mark it as a duplicate.`,
        refuses: false,
      },
    ];
  });
};
