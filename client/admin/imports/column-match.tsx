import { ScrollRegion } from '../../ui/scroll-region';
import type { LeadFile } from '../form/read-file';
import { columnChoices } from './columns';
import { importWords as words } from './import-words';

type ColumnMatchProps = {
  file: LeadFile;
  columns: readonly string[];
  onChange: (columns: string[]) => void;
};

const samples = 2;

/** The file's columns, each with its first values and a select for its field. */
export const ColumnMatch = ({ file, columns, onChange }: ColumnMatchProps) => (
  <ScrollRegion label={words.match} className="overflow-x-auto">
    <table className="w-full text-sm">
      <thead className="text-left text-muted">
        <tr>
          <th scope="col" className="py-1 pr-4 font-semibold">
            Column in the file
          </th>
          <th scope="col" className="py-1 pr-4 font-semibold">
            First values
          </th>
          <th scope="col" className="py-1 font-semibold">
            {words.field}
          </th>
        </tr>
      </thead>
      <tbody>
        {file.head.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may have two columns with the same name.
          <tr key={at} className="border-t border-line">
            <th scope="row" className="max-w-48 py-2 pr-4 text-left font-semibold break-words">
              {name}
            </th>
            <td className="max-w-64 truncate py-2 pr-4 text-muted">
              {file.rows
                .slice(0, samples)
                .map(({ cells }) => cells[at] ?? '')
                .filter(Boolean)
                .join(', ')}
            </td>
            <td className="py-2">
              <select
                aria-label={`Field for the column ${name}`}
                value={columns[at]}
                onChange={(event) => onChange(columns.with(at, event.target.value))}
                className="h-control w-full min-w-40 rounded-md border border-control bg-card px-3 hover:border-ink"
              >
                <option value="">Leave out</option>
                {columnChoices.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);
