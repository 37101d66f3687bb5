import { useState } from 'react';
import { useMay } from '../../auth/use-may';
import { Field } from '../../ui/field';
import { BackLink } from '../clients/lead/back-link';
import { FileProblem, type LeadFile, readLeadFile } from '../form/read-file';
import { ScreenHead } from '../screen-head';
import { EarlierImports } from './earlier-imports';
import { FileImport } from './file-import';

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
