import { useState } from 'react';
import { useMay } from '../../auth/use-may';
import { Field } from '../../ui/field';
import { BackLink } from '../clients/lead/back-link';
import { FileProblem, type LeadFile, readLeadFile } from '../form/read-file';
import { ScreenHead } from '../screen-head';
import { EarlierImports } from './earlier-imports';
import { FileImport } from './file-import';
import { importWords as words } from './import-words';

/** Takes leads over from a file of another system. */
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
      <ScreenHead title={words.title} before={<BackLink />} />
      {!may('leads.import') ? (
        <p className="text-muted">{words.notYours}</p>
      ) : (
        <>
          <p className="-mt-2 mb-5 max-w-prose text-sm text-muted">{words.text}</p>
          <Field
            id="import-file"
            type="file"
            accept=".csv,.txt,.tsv,text/csv"
            label={words.choose}
            hint={words.chooseHint}
            error={problem}
            onChange={(event) => choose(event.target.files?.[0])}
            className="max-w-md"
          />
          <p role="status" className="text-sm">
            {reading ? words.reading : ''}
          </p>
          {file && <FileImport key={count} file={file} />}
          <EarlierImports />
        </>
      )}
    </>
  );
};
