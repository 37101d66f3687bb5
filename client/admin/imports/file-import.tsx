import { useState } from 'react';
import { leadStatuses } from '../../../shared/schemas/client';
import type { ImportProblem, ImportValue } from '../../../shared/schemas/import';
import { saveFile } from '../../lib/download';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Select } from '../../ui/select';
import type { LeadFile } from '../form/read-file';
import { cardClass } from '../kit/card';
import { DataTable } from '../kit/data-table';
import { StoppableProgress } from '../kit/stoppable-progress';
import { useCaseTypes } from '../shared-queries';
import { ColumnMatch, ValueMatch } from './column-match';
import {
  doubledField,
  findMoved,
  findOtherValues,
  findOurs,
  formatLabel,
  guessColumns,
  missingFields,
  toImportRow,
} from './columns';
import { importWords as words } from './import-words';
import { useImport } from './use-import';

const mostShown = 500;

const asFile = (problems: readonly ImportProblem[]) => {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = problems.map(({ row, field, message, refuses }) =>
    [row, quoted(formatLabel(field)), quoted(message), refuses ? 'Left out' : 'Imported'].join(','),
  );
  const head = ['Row', 'Lead field', 'Problem', 'What happens'].join(',');
  return new Blob([`\uFEFF${[head, ...lines].join('\r\n')}\r\n`], { type: 'text/csv' });
};

/** The problems of a file, by row. */
const ProblemList = ({ problems }: { problems: readonly ImportProblem[] }) => (
  <>
    <DataTable
      label="Problems"
      className="mb-3 max-h-96"
      rows={problems.slice(0, mostShown)}
      rowKey={({ row, field, message }) => `${row} ${field} ${message}`}
      columns={[
        { header: 'Row', cell: ({ row }) => row, className: 'tabular-nums' },
        { header: 'Lead field', cell: ({ field }) => formatLabel(field) },
        { header: 'Problem', cell: ({ message }) => message },
        { header: 'What happens', cell: ({ refuses }) => (refuses ? 'Left out' : 'Imported') },
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

const works = { checking: 'Checking', importing: 'Importing' };

const number = (count: number) => count.toLocaleString('en-US');

/** Imports one file in three steps: match columns, check, import. */
export const FileImport = ({ file }: { file: LeadFile }) => {
  const run = useImport();
  const caseTypes = useCaseTypes();
  const [columns, setColumns] = useState(() => guessColumns(file.head));
  const [caseType, setCaseType] = useState('');
  const earlier = trpc.imports.list.useQuery();
  const [chosen, setChosen] = useState<ImportValue[]>([]);
  const values = [...(earlier.data ?? []).toReversed().flatMap((one) => one.values ?? []), ...chosen];
  const choices = { caseType: caseTypes, status: leadStatuses.map((value) => ({ value, label: value })) };
  const others = findOtherValues(file, columns, choices);
  const used = others.flatMap(({ field, from }) => {
    const to = findOurs(values, field, from);
    return to ? [{ field, from, to }] : [];
  });
  const needsCaseType = !columns.includes('caseType');
  const missing = missingFields(columns, needsCaseType ? caseType : '');
  const doubled = doubledField(columns);
  const rows = () =>
    file.rows.map((row) => ({
      row: row.row,
      values: toImportRow(row, { columns, caseType: needsCaseType ? caseType : '', values: used }),
    }));
  const refused = new Set(run.problems?.filter(({ refuses }) => refuses).map(({ row }) => row));
  const good = file.rows.length - refused.size;
  const isMatching = run.problems === undefined && !run.progress;
  const change = (next: string[]) => {
    setColumns(next);
    run.forget();
  };
  const notReady = doubled
    ? `Two columns match “${formatLabel(doubled)}”. Keep only one.`
    : missing.length > 0
      ? `Still needed: ${missing.map(formatLabel).join(', ')}.`
      : '';
  return (
    <section aria-label={file.name} className={`${cardClass} mt-5 p-5`}>
      <h2 className="mb-1">{`${number(file.rows.length)} rows in ${file.name}`}</h2>
      {isMatching && (
        <>
          <p className="mb-3 text-sm text-muted">
            Choose what each column holds. Columns you leave out are not imported.
          </p>
          <ColumnMatch file={file} columns={columns} onChange={change} />
          {others.length > 0 && (
            <ValueMatch
              others={others}
              choices={choices}
              values={values}
              onChange={(next) => setChosen(next)}
            />
          )}
          {needsCaseType && (
            <Select
              id="import-case-type"
              label="Case type for all rows"
              hint="No column holds the case type, so every row gets this one."
              value={caseType}
              onChange={(event) => setCaseType(event.target.value)}
              className="mt-4 max-w-sm"
              first="Choose a case type"
              choices={caseTypes}
            />
          )}
          <p role="status" className="my-3 text-sm font-medium text-danger empty:hidden">
            {notReady}
          </p>
          <Button
            className="mt-3"
            aria-disabled={notReady !== ''}
            onClick={() => notReady === '' && run.check(rows(), findMoved(file))}
            label="Check the file"
          />
        </>
      )}
      {run.progress && (
        <StoppableProgress
          {...run.progress}
          label={works[run.progress.work]}
          text={`${works[run.progress.work]}: ${number(run.progress.done)} of ${number(run.progress.all)}`}
          onStop={run.stop}
        />
      )}
      {run.halted && (
        <div role="alert" className="mt-3 text-sm">
          <p className="mb-3 font-medium">{run.halted}</p>
          {run.canGoOn && <Button onClick={run.goOn} label="Continue" />}
        </div>
      )}
      {run.problems && !run.progress && run.taken === undefined && (
        <>
          <p role="status" className="mb-3 text-sm">
            {`${number(good)} rows can be imported.`} {refused.size > 0 && words.bad(number(refused.size))}{' '}
            {run.problems.length === 0 && 'No problems found.'}
          </p>
          {run.problems.length > 0 && <ProblemList problems={run.problems} />}
          {!run.canGoOn && (
            <div className="mt-4 flex flex-wrap gap-3">
              <Button
                aria-disabled={good === 0}
                onClick={() =>
                  good > 0 &&
                  run.start(
                    { name: file.name, values: used },
                    rows().filter(({ row }) => !refused.has(row)),
                  )
                }
                label={`Import ${number(good)} leads`}
              />
              <Button look="secondary" onClick={run.forget} label="Match the columns" />
            </div>
          )}
        </>
      )}
      {run.taken !== undefined && (
        <p role="status" className="mt-3 font-medium">
          {`${number(run.taken)} leads imported.`}
        </p>
      )}
    </section>
  );
};
