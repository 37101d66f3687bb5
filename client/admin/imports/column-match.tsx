import type { LeadFile } from '../form/read-file';
import { DataTable } from '../kit/data-table';
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
  <DataTable
    label={words.match}
    rows={file.head.map((name, at) => ({ name, at }))}
    rowKey={({ at }) => at}
    columns={[
      {
        header: 'Column in the file',
        cell: ({ name }) => name,
        className: 'max-w-48 font-semibold break-words',
      },
      {
        header: 'First values',
        className: 'max-w-64 truncate text-muted',
        cell: ({ at }) =>
          file.rows
            .slice(0, samples)
            .map(({ cells }) => cells[at] ?? '')
            .filter(Boolean)
            .join(', '),
      },
      {
        header: words.field,
        cell: ({ name, at }) => (
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
        ),
      },
    ]}
  />
);
