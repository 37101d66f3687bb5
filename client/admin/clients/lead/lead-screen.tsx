import { Pencil } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import {
  type LeadFieldName,
  type LeadGroup,
  leadFieldNames,
  leadFields,
} from '../../../../shared/lead-fields';
import type { ClientRecord } from '../../../../shared/schemas/client';
import { useMay } from '../../../auth/use-may';
import { toFailure } from '../../../lib/failure';
import { trpc } from '../../../lib/trpc';
import { Button } from '../../../ui/button';
import { ContactButtons } from '../../consents/contact-buttons';
import { ContactCard } from '../../consents/contact-card';
import { RetainedCertificateCard } from '../../consents/retained-certificate-card';
import { deskWords } from '../../desk/desk-words';
import { dropKeys } from '../../desk/held-keys';
import { LeadDesk } from '../../desk/lead-desk';
import { LocalTime } from '../../desk/local-time';
import { PhoneMark } from '../../desk/phone-mark';
import { QueueBar } from '../../desk/queue-bar';
import { RightNumber } from '../../desk/right-number';
import { useQueue } from '../../desk/use-queue';
import { WaitingTime } from '../../desk/waiting-time';
import { WorkForm } from '../../desk/work-form';
import { LeadStatusBadge } from '../../lead-status-badge';
import { LeadPrivacy } from '../../privacy/lead-privacy';
import { LeadQuestions } from '../../questions/lead-questions';
import { ReturnCard } from '../../returns/return-card';
import { ScreenHead } from '../../screen-head';
import { LoadFailed, Loading } from '../../screen-states';
import { useCaseTypeTitle } from '../../shared-queries';
import { staffPaths } from '../../staff-paths';
import { LetterCard } from '../../turn-down/letter-card';
import { ClientForm } from '../client-form';
import { clientWords } from '../client-words';
import { SimilarLeads } from '../merge/similar-leads';
import { BackLink } from './back-link';
import { LeadAnswers } from './lead-answers';
import { Card, Facts } from './lead-facts';
import { LeadHandling } from './lead-handling';
import { LeadNote } from './lead-note';
import { LeadTimeline } from './lead-timeline';
import { PrintedHandling } from './printed-handling';

/** These stand at the top of the page. */
const inHead: readonly LeadFieldName[] = ['firstName', 'lastName', 'caseType', 'additionalInfo'];
const groupOf = (group: LeadGroup) =>
  leadFieldNames.filter((name) => leadFields[name].group === group && !inHead.includes(name));

const Lead = ({ client, queue }: { client: ClientRecord; queue?: ReturnType<typeof useQueue> }) => {
  const [editing, setEditing] = useState(false);
  const titleOf = useCaseTypeTitle();
  const may = useMay();
  const name = `${client.firstName} ${client.lastName}`;
  return (
    <>
      {queue && <QueueBar id={client.id} queue={queue} />}
      <ScreenHead title={name} before={queue ? undefined : <BackLink />}>
        <div className="flex flex-wrap items-center gap-3">
          <ContactButtons client={client} call={clientWords.call} write={clientWords.write} />
          <LocalTime id={client.id} />
          <PhoneMark mark={client.phoneMark} />
          {client.phoneMark === 'Wrong number' && may('leads.work') && <RightNumber id={client.id} />}
          <Button onClick={() => setEditing(true)}>
            <Pencil aria-hidden className="size-4" />
            {clientWords.edit}
          </Button>
        </div>
      </ScreenHead>
      <p className="-mt-2 mb-5 flex flex-wrap items-center gap-3 text-sm text-muted">
        <LeadStatusBadge status={client.status} />
        {client.waitingSince && <WaitingTime since={client.waitingSince} />}
        {titleOf(client.caseType)}
      </p>
      {client.duplicateOf && (
        <p className="mb-5 rounded-md border border-info/30 bg-info-soft px-4 py-2 text-sm text-info">
          {clientWords.askedBefore}{' '}
          <Link
            href={staffPaths.client(client.duplicateOf)}
            className="font-semibold underline underline-offset-4"
          >
            {clientWords.earlier}
          </Link>
        </p>
      )}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="grid grid-cols-1 gap-5">
          <Card title={clientWords.request}>
            <p className="break-words whitespace-pre-wrap">{client.additionalInfo || clientWords.noInfo}</p>
          </Card>
          <LeadAnswers client={client} />
          {may('leads.work') && (
            <div className="print:hidden">
              <Card title={deskWords.work.title}>
                <WorkForm client={client} onNext={queue?.open} />
              </Card>
            </div>
          )}
          {client.status === 'Turned down' && may('leads.work') && (
            <LetterCard id={client.id} reason={client.statusReason} />
          )}
          <LeadQuestions client={client} />
        </div>
        <div className="grid grid-cols-1 gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <PrintedHandling client={client} />
          <div className="print:hidden">
            <LeadHandling key={client.id} client={client} />
          </div>
          <ContactCard id={client.id} />
          <LeadPrivacy id={client.id} />
          {client.vendorId && may('vendors.manage') && <ReturnCard client={client} />}
          <LeadDesk id={client.id} />
          <SimilarLeads client={client} />
          <Facts
            client={client}
            title={clientWords.contact}
            fields={[...groupOf('contact'), 'createdAt', 'updatedAt']}
          />
          <Facts client={client} title={clientWords.vendor} fields={groupOf('vendor')} />
          <Facts client={client} title={clientWords.consent} fields={groupOf('consent')} />
          {client.trustedFormCertUrl && <RetainedCertificateCard id={client.id} />}
          <Facts
            client={client}
            title={clientWords.technical}
            fields={groupOf('technical')}
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

type LeadScreenProps = {
  id: string;
  /** It was given by the queue: a save opens the next. */
  isQueued?: boolean;
};

/** Everything known about one lead, what to do with it, and what was done. */
export const LeadScreen = ({ id, isQueued = false }: LeadScreenProps) => {
  const { data, error, refetch } = trpc.clients.get.useQuery({ id });
  const [, navigate] = useLocation();
  const state = useHistoryState<object>();
  const queue = useQueue(id);
  // A lead that was merged is found under its old id, and shown under the one that it has now.
  const moved = data && data.id !== id ? data.id : '';
  const onMoved = useEffectEvent((to: string) => navigate(staffPaths.client(to), { replace: true, state }));
  useEffect(() => {
    if (moved) onMoved(moved);
  }, [moved]);
  const isLost = error !== null && !data;
  useEffect(() => {
    if (isLost) dropKeys();
  }, [isLost]);
  if (moved) return <Loading text={clientWords.loading} />;
  if (data) return <Lead client={data} queue={isQueued ? queue : undefined} />;
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
