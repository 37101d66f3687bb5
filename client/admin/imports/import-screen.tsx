import { useState } from 'react';
import type { ImportRecord } from '../../../shared/schemas/import';
import { useMay } from '../../auth/use-may';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Field } from '../../ui/field';
import { BackLink } from '../clients/lead/back-link';
import { FileProblem, type LeadFile, readLeadFile } from '../form/read-file';
import { Card } from '../kit/card';
import { Unloaded } from '../kit/loaded';
import { Row, RowButton } from '../kit/row';
import { Moment } from '../moment';
import { ScreenHead } from '../screen-head';
import { useRefresh } from '../shared-queries';
import { FileImport } from './file-import';
import { importWords as words } from './import-words';

const number = (count: number) => count.toLocaleString('en-US');
const stateWords = { running: 'Not finished', done: '', undone: 'Undone' } as const;

/** Earlier imports, each with a button to undo it. */
const EarlierImports = () => {
  const query = trpc.imports.list.useQuery(undefined, { staleTime: 0 });
  const { data } = query;
  const undo = trpc.imports.undo.useMutation();
  const refresh = useRefresh('client');
  const [chosen, setAsked] = useState<ImportRecord>();
  const [busy, setBusy] = useState(false);
  const undoAll = async ({ id }: ImportRecord) => {
    setBusy(true);
    try {
      let undone = 0;
      for (;;) {
        const part = await undo.mutateAsync({ id });
        undone += part.undone;
        if (part.left > 0 && part.undone > 0) continue;
        toast.success(words.undoDone(number(undone), part.kept));
        break;
      }
    } catch {
      toast.error('Only part of the import was undone');
    }
    setBusy(false);
    setAsked(undefined);
    await Promise.all([query.refetch(), refresh()]);
  };
  return (
    <Card title="Earlier imports" className="mt-5">
      {!data && <Unloaded query={query} what="imports" />}
      {data?.length === 0 && <p className="text-sm text-muted">No imports yet.</p>}
      <ul>
        {data?.map((one) => (
          <Row
            key={one.id}
            actions={
              one.leads > 0 && (
                <RowButton
                  label="Undo"
                  name={`Undo the import of ${one.name}`}
                  onClick={() => setAsked(one)}
                />
              )
            }
          >
            <span className="min-w-0">
              <span className="font-semibold break-words">{one.name}</span>{' '}
              <span className="text-muted">
                <Moment at={one.at} />:{' '}
                {`${number(one.leads)} leads from ${number(one.total)} rows, by ${one.by}`}
              </span>{' '}
              <span>{stateWords[one.state]}</span>
            </span>
          </Row>
        ))}
      </ul>
      <ConfirmDialog
        open={chosen !== undefined}
        title={`Undo the import of ${chosen?.name ?? ''}?`}
        text="This deletes its leads, except those that someone has worked on. You can restore a deleted lead for 30 days."
        confirm="Undo"
        busy={busy}
        onConfirm={() => chosen && undoAll(chosen)}
        onCancel={() => setAsked(undefined)}
      />
    </Card>
  );
};

/** Imports leads from another system's file. */
export const ImportScreen = () => {
  const may = useMay();
  const [file, setFile] = useState<LeadFile>();
  const [count, setCount] = useState(0);
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState('');
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    setFile(undefined);
    setProblem('');
    setReading(true);
    try {
      setFile(await readLeadFile(chosen));
      setCount((before) => before + 1);
    } catch (error) {
      setProblem(
        error instanceof FileProblem
          ? error.message
          : 'We cannot read the file. Save it as CSV and try again.',
      );
    }
    setReading(false);
  };
  return (
    <>
      <ScreenHead title="Import leads" before={<BackLink />} />
      {!may('leads.import') ? (
        <p className="text-muted">Only an administrator can import leads. Ask one to do it.</p>
      ) : (
        <>
          <p className="-mt-2 mb-5 max-w-prose text-sm text-muted">
            Import leads from another system. We send no mail and no webhooks about them. They show in the
            list and in the queue like any other lead.
          </p>
          <Field
            id="import-file"
            type="file"
            accept=".csv,.txt,.tsv,text/csv"
            label="File (CSV)"
            hint="The first row holds the column names. Up to 200,000 rows."
            error={problem}
            onChange={(event) => choose(event.target.files?.[0])}
            className="max-w-md"
          />
          <p role="status" className="text-sm">
            {reading ? 'Reading the file...' : ''}
          </p>
          {file && <FileImport key={count} file={file} />}
          <EarlierImports />
        </>
      )}
    </>
  );
};
