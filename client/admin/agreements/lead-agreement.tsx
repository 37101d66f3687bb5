import { useState } from 'react';
import { useSearch } from 'wouter';
import type { AgreementRecord } from '../../../shared/schemas/agreement';
import type { ClientRecord } from '../../../shared/schemas/client';
import { useMay } from '../../auth/use-may';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Unloaded } from '../kit/loaded';
import { LoadFailed } from '../screen-states';
import { AgreementItem } from './agreement-item';
import { agreementWords } from './agreement-words';
import { LinksDialog } from './links-dialog';
import { Scans } from './scans';
import { SendForm } from './send-form';
import type { Receipt } from './use-send-form';

const words = agreementWords;
const isRunning = ({ state }: AgreementRecord) =>
  state === 'sent' || state === 'opened' || state === 'signed' || state === 'complete';

type LeadAgreementProps = { client: ClientRecord; isShown: boolean };

/** The lead's agreements and the form for the next one, which shows right away if none is running or complete. */
export const LeadAgreement = ({ client, isShown }: LeadAgreementProps) => {
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
        <Button look="secondary" size="sm" onClick={() => setAdding(true)}>
          Send another agreement
        </Button>
      )}
      {hasForm && may('agreements.send') && (
        <section aria-label="New agreement" className={data.length > 0 ? 'border-t border-line pt-4' : ''}>
          {replaced && (
            <p className="mb-3 flex flex-wrap items-center justify-between gap-2 text-sm font-semibold">
              Replace “{replaced.title}”
              <Button look="quiet" size="sm" onClick={close}>
                Do not replace
              </Button>
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
