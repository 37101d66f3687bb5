import { Mail, Pencil, Phone } from 'lucide-react';
import { useState } from 'react';
import type { ClientRecord } from '../../../../shared/schemas/client';
import { toFailure } from '../../../lib/failure';
import { trpc } from '../../../lib/trpc';
import { Button, buttonClass } from '../../../ui/button';
import { LeadStatusBadge } from '../../lead-status-badge';
import { ScreenHead } from '../../screen-head';
import { LoadFailed, Loading } from '../../screen-states';
import { useCaseTypeTitle } from '../../shared-queries';
import { ClientForm } from '../client-form';
import { clientWords } from '../client-words';
import { BackLink } from './back-link';
import { Card, Facts } from './lead-facts';
import { LeadHandling } from './lead-handling';
import { LeadNote } from './lead-note';
import { LeadTimeline } from './lead-timeline';

const vendorFields = [
  'externalId',
  'campaign',
  'subId1',
  'subId2',
  'subId3',
  'subId4',
  'price',
  'consentText',
  'consentAt',
  'jornayaLeadId',
  'trustedFormCertUrl',
] as const;

const Lead = ({ client }: { client: ClientRecord }) => {
  const [editing, setEditing] = useState(false);
  const titleOf = useCaseTypeTitle();
  const name = `${client.firstName} ${client.lastName}`;
  return (
    <>
      <ScreenHead title={name} before={<BackLink />}>
        <div className="flex flex-wrap gap-3">
          <a
            href={`tel:${client.phoneE164 ?? client.phoneNumber}`}
            className={buttonClass({ look: 'secondary' })}
          >
            <Phone aria-hidden className="size-4" />
            {clientWords.call}
          </a>
          <a href={`mailto:${client.email}`} className={buttonClass({ look: 'secondary' })}>
            <Mail aria-hidden className="size-4" />
            {clientWords.write}
          </a>
          <Button onClick={() => setEditing(true)}>
            <Pencil aria-hidden className="size-4" />
            {clientWords.edit}
          </Button>
        </div>
      </ScreenHead>
      <p className="-mt-2 mb-5 flex flex-wrap items-center gap-3 text-sm text-muted">
        <LeadStatusBadge status={client.status} />
        {titleOf(client.caseType)}
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <Card title={clientWords.request}>
          <p className="break-words whitespace-pre-wrap">{client.additionalInfo || clientWords.noInfo}</p>
        </Card>
        <div className="grid gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <LeadHandling key={client.id} client={client} />
          <Facts
            client={client}
            title={clientWords.contact}
            fields={['email', 'phoneNumber', 'state', 'zip', 'createdAt', 'updatedAt']}
          />
          <Facts client={client} title={clientWords.vendor} fields={vendorFields} />
          <Facts
            client={client}
            title={clientWords.technical}
            fields={['ip_address', 'jornaya_ip', 'landingPageUrl', 'userAgent']}
            always={['ip_address', 'jornaya_ip']}
          />
        </div>
        <div className="grid gap-5">
          <div className="print:hidden">
            <LeadNote id={client.id} />
          </div>
          <LeadTimeline id={client.id} />
        </div>
      </div>
      {editing && (
        <ClientForm record={client} onClose={() => setEditing(false)} onSaved={() => setEditing(false)} />
      )}
    </>
  );
};

/** Everything known about one lead, what to do with it, and what was done. */
export const LeadScreen = ({ id }: { id: string }) => {
  const { data, error, refetch } = trpc.clients.get.useQuery({ id });
  if (data) return <Lead client={data} />;
  if (!error) return <Loading text={clientWords.loading} />;
  const isGone = ['NOT_FOUND', 'BAD_REQUEST'].includes(toFailure(error).code);
  return (
    <>
      <ScreenHead title={clientWords.failed} before={<BackLink />} />
      <LoadFailed
        text={isGone ? clientWords.gone : clientWords.failed}
        onRetry={isGone ? undefined : refetch}
      />
    </>
  );
};
