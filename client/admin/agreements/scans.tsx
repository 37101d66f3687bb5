import { useState } from 'react';
import type { ClientRecord } from '../../../shared/schemas/client';
import { useMay } from '../../auth/use-may';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { Field } from '../../ui/field';
import { FileDown } from '../icons';
import { LoadFailure } from '../kit/loaded';
import { Moment } from '../moment';
import { agreementWords } from './agreement-words';
import { scanAccept, scanProblem, uploadScan } from './upload-scan';

const words = agreementWords.scans;

/** Scans of what a lead signed on paper. They can be added only if the lead signed that way. */
export const Scans = ({ client, isShown }: { client: ClientRecord; isShown: boolean }) => {
  const may = useMay();
  const query = trpc.agreements.scans.useQuery({ id: client.id }, { enabled: isShown });
  const { data, isError } = query;
  const [progress, setProgress] = useState('');
  const [problem, setProblem] = useState<string>();
  const canAdd = client.signed?.how === 'paper' && may('agreements.send');
  if (isError && !data) return <LoadFailure query={query} text="The scans could not be loaded." />;
  if (!canAdd && !data?.length) return null;
  const add = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    setProblem(scanProblem(file));
    if (!file || scanProblem(file) || progress) return;
    setProgress('Sending the scan...');
    try {
      await uploadScan(client.id, file);
      toast.success(words.added);
      input.value = '';
      await query.refetch();
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setProgress('');
    }
  };
  return (
    <section
      aria-label={words.title}
      className="border-line border-t pt-4 first:border-0 first:pt-0 print:hidden"
    >
      <h2 className="mb-2 font-sans text-sm font-semibold tracking-normal">{words.title}</h2>
      {data?.length === 0 && <p className="mb-3 text-sm text-muted">There is no scan yet.</p>}
      <ul className="mb-3 space-y-1">
        {data?.map((scan) => (
          <li key={scan.id} className="text-sm">
            <a
              href={`/api/clients/${client.id}/scans/${scan.id}`}
              className="inline-flex min-h-9 items-center gap-2 underline underline-offset-4"
            >
              <FileDown aria-hidden className="size-4" />
              Scan ({words.types[scan.type]})
            </a>{' '}
            <span className="text-muted">
              added by {scan.by}, <Moment short at={scan.at} />
            </span>
          </li>
        ))}
      </ul>
      {canAdd && (
        <Field
          id="scan-file"
          type="file"
          accept={scanAccept}
          label="Add a scan"
          hint="PDF, JPG or PNG, up to 10 MB. It is kept encrypted with the lead."
          error={problem}
          aria-disabled={progress !== '' || undefined}
          onChange={(event) => add(event.currentTarget)}
        />
      )}
      <p role="status" className="text-sm text-muted">
        {progress}
      </p>
    </section>
  );
};
