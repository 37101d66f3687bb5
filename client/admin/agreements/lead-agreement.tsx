import { useState } from 'react';
import { useSearch } from 'wouter';
import type { AgreementRecord } from '../../../shared/schemas/agreement';
import type { ClientRecord } from '../../../shared/schemas/client';
import { useMay } from '../../auth/use-may';
import { toast } from '../../lib/toasts';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { FileDown } from '../icons';
import { LoadFailure, Unloaded } from '../kit/loaded';
import { Moment } from '../moment';
import { LoadFailed } from '../screen-states';
import { AgreementItem } from './agreement-item';
import { agreementWords } from './agreement-words';
import { LinksDialog } from './links-dialog';
import { SendForm } from './send-form';
import { scanAccept, scanProblem, uploadScan } from './upload-scan';
import type { Receipt } from './use-send-form';

const scanWords = agreementWords.scans;

/** Scans of what a lead signed on paper. They can be added only if the lead signed that way. */
const Scans = ({ client, isShown }: { client: ClientRecord; isShown: boolean }) => {
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
      toast.success('Scan added');
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
      aria-label="Signed on paper"
      className="border-line border-t pt-4 first:border-0 first:pt-0 print:hidden"
    >
      <h2 className="mb-2 text-sm">Signed on paper</h2>
      {data?.length === 0 && <p className="mb-3 text-sm text-muted">There is no scan yet.</p>}
      <ul className="mb-3 space-y-1">
        {data?.map((scan) => (
          <li key={scan.id} className="text-sm">
            <a
              href={`/api/clients/${client.id}/scans/${scan.id}`}
              className="inline-flex min-h-9 items-center gap-2 underline underline-offset-4"
            >
              <FileDown aria-hidden className="size-4" />
              Scan ({scanWords.types[scan.type]})
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

const words = agreementWords;
const isRunning = ({ state }: AgreementRecord) =>
  state === 'sent' || state === 'opened' || state === 'signed' || state === 'complete';

/** The lead's agreements and the form for the next one, which shows right away if none is running or complete. */
export const LeadAgreement = ({ client, isShown }: { client: ClientRecord; isShown: boolean }) => {
  const may = useMay();
  const agreements = trpc.agreements.ofLead.useQuery({ id: client.id }, { enabled: isShown });
  const templates = trpc.agreementTemplates.list.useQuery(undefined, {
    enabled: isShown && may('agreements.send'),
  });
  const [replaced, setReplaced] = useState<AgreementRecord>();
  const [isAdding, setAdding] = useState(false);
  const [receipt, setReceipt] = useState<Receipt>();
  const opened = new URLSearchParams(useSearch()).get('agreement');
  const { data } = agreements;
  if (!data) return <Unloaded query={agreements} loading="Loading agreements..." failed={words.failed} />;
  const hasForm = isAdding || replaced !== undefined || !data.some(isRunning);
  const close = () => {
    setReplaced(undefined);
    setAdding(false);
  };
  return (
    <div className="space-y-4">
      {data.length > 0 && (
        <ul className="space-y-3">
          {data.map((agreement) => (
            <AgreementItem
              key={agreement.id}
              agreement={agreement}
              isNew={agreement.id === (receipt?.id ?? opened)}
              onReplace={() => setReplaced(agreement)}
            />
          ))}
        </ul>
      )}
      <Scans client={client} isShown={isShown} />
      {!hasForm && (
        <Button look="secondary" size="sm" onClick={() => setAdding(true)} label="Send another agreement" />
      )}
      {hasForm && may('agreements.send') && (
        <section aria-label="New agreement" className={data.length > 0 ? 'border-t border-line pt-4' : ''}>
          {replaced && (
            <p className="mb-3 flex flex-wrap items-center justify-between gap-2 text-sm font-semibold">
              Replace “{replaced.title}”
              <Button look="quiet" size="sm" onClick={close} label="Do not replace" />
            </p>
          )}
          {templates.isError && <LoadFailed text={words.failed} onRetry={templates.refetch} />}
          {templates.data && (
            <SendForm
              key={replaced?.id ?? ''}
              client={client}
              templates={templates.data}
              replaced={replaced}
              onSent={(sent) => {
                setReceipt(sent);
                close();
              }}
            />
          )}
        </section>
      )}
      {receipt?.links && receipt.links.length > 0 && (
        <LinksDialog links={receipt.links} onClose={() => setReceipt({ ...receipt, links: [] })} />
      )}
    </div>
  );
};
