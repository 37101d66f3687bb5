import type { ImportProblem } from '../../../shared/schemas/import';
import { saveFile } from '../../lib/download';
import { Button } from '../../ui/button';
import { ScrollRegion } from '../../ui/scroll-region';
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
    <ScrollRegion label="Problems" className="mb-3 max-h-96 overflow-auto">
      <table className="w-full text-sm">
        <thead className="text-left text-muted">
          <tr>
            {[words.row, words.field, words.problem, words.what].map((head) => (
              <th key={head} scope="col" className="py-1 pr-4 font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {problems.slice(0, mostShown).map(({ row, field, message, refuses }) => (
            <tr key={`${row} ${field} ${message}`} className="border-t border-line align-top">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal tabular-nums">
                {row}
              </th>
              <td className="py-1.5 pr-4">{formatLabel(field)}</td>
              <td className="py-1.5 pr-4">{message}</td>
              <td className="py-1.5 whitespace-nowrap">{refuses ? words.refused : words.warned}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
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
