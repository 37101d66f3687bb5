import type { ImportProblem } from '../../../shared/schemas/import';
import { saveFile } from '../../lib/download';
import { Button } from '../../ui/button';
import { DataTable } from '../kit/data-table';
import { formatLabel } from './columns';
import { importWords as words } from './import-words';

const mostShown = 500;

const asFile = (problems: readonly ImportProblem[]) => {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = problems.map(({ row, field, message, refuses }) =>
    [row, quoted(formatLabel(field)), quoted(message), refuses ? words.refused : words.warned].join(','),
  );
  const head = [words.row, words.field, words.problem, words.what].join(',');
  return new Blob([`\uFEFF${[head, ...lines].join('\r\n')}\r\n`], { type: 'text/csv' });
};

/** The problems of a file, by row. */
export const ProblemList = ({ problems }: { problems: readonly ImportProblem[] }) => (
  <>
    <DataTable
      label="Problems"
      className="mb-3 max-h-96"
      rows={problems.slice(0, mostShown)}
      rowKey={({ row, field, message }) => `${row} ${field} ${message}`}
      columns={[
        { header: words.row, cell: ({ row }) => row, className: 'tabular-nums' },
        { header: words.field, cell: ({ field }) => formatLabel(field) },
        { header: words.problem, cell: ({ message }) => message },
        { header: words.what, cell: ({ refuses }) => (refuses ? words.refused : words.warned) },
      ]}
    />
    {problems.length > mostShown && (
      <p className="mb-3 text-sm text-muted">
        {`And ${(problems.length - mostShown).toLocaleString('en-US')} more. Save the list to see them all.`}
      </p>
    )}
    <Button look="secondary" onClick={() => saveFile(asFile(problems), 'problems.csv')}>
      Save the list of problems
    </Button>
  </>
);
