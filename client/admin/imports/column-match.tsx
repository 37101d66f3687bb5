import type { ImportValue } from '../../../shared/schemas/import';
import { type Choices, listChoices } from '../../ui/select';
import type { LeadFile } from '../form/read-file';
import { DataTable } from '../kit/data-table';
import { columnChoices, findOurs, formatLabel, type OtherValue } from './columns';

type ColumnMatchProps = {
  file: LeadFile;
  columns: readonly string[];
  onChange: (columns: string[]) => void;
};

const samples = 2;

type CellSelectProps = {
  label: string;
  value: string;
  first: string;
  choices: Choices;
  onChange: (value: string) => void;
};

const CellSelect = ({ label, value, first, choices, onChange }: CellSelectProps) => (
  <select
    aria-label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    className="h-control w-full min-w-40 rounded-md border border-control bg-card px-3 hover:border-ink"
  >
    <option value="">{first}</option>
    {listChoices(choices).map((one) => (
      <option key={one.value} value={one.value}>
        {one.label}
      </option>
    ))}
  </select>
);

/** The file's columns, each with its first values and a select for its field. */
export const ColumnMatch = ({ file, columns, onChange }: ColumnMatchProps) => (
  <DataTable
    label="Match the columns"
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
        header: 'Lead field',
        cell: ({ name, at }) => (
          <CellSelect
            label={`Field for the column ${name}`}
            value={columns[at] ?? ''}
            first="Leave out"
            choices={columnChoices}
            onChange={(field) => onChange(columns.with(at, field))}
          />
        ),
      },
    ]}
  />
);

type ValueMatchProps = {
  others: readonly OtherValue[];
  choices: Readonly<Record<string, Choices>>;
  values: readonly ImportValue[];
  onChange: (values: ImportValue[]) => void;
};

/** The file's values that are none of ours, such as a case type “Car accident”, each with a select for ours. */
export const ValueMatch = ({ others, choices, values, onChange }: ValueMatchProps) => (
  <DataTable
    label="Match the values"
    className="mt-4 max-h-96"
    rows={others}
    rowKey={({ field, from }) => `${field} ${from}`}
    columns={[
      {
        header: 'Value in the file',
        cell: ({ from }) => from,
        className: 'max-w-48 font-semibold break-words',
      },
      { header: 'Rows', cell: ({ count }) => count.toLocaleString('en-US'), isNumber: true },
      {
        header: 'Imported as',
        className: 'pl-4',
        cell: ({ field, from }) => (
          <CellSelect
            label={`${formatLabel(field)} for “${from}”`}
            value={findOurs(values, field, from) ?? ''}
            first={`Choose: ${formatLabel(field)}`}
            choices={choices[field] ?? []}
            onChange={(to) =>
              onChange([
                ...values.filter((one) => one.field !== field || one.from !== from),
                ...(to ? [{ field, from, to }] : []),
              ])
            }
          />
        ),
      },
    ]}
  />
);
