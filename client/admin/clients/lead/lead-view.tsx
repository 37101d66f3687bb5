import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
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
import { LeadDesk } from '../../desk/lead-desk';
import { LocalTime } from '../../desk/local-time';
import { PhoneMark } from '../../desk/phone-mark';
import { QueueBar } from '../../desk/queue-bar';
import { RightNumber } from '../../desk/right-number';
import type { useQueue } from '../../desk/use-queue';
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

const inTwo = 'lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]';

/** Beside a list the screen has its title already: the name leads to the lead's own page. */
const ColumnHead = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="mb-4 space-y-3">
    <h2 className="text-xl break-words">{title}</h2>
    {children}
  </div>
);

type LeadProps = Omit<LeadViewProps, 'id'> & { client: ClientRecord };

const Lead = ({ client, layout, queue }: LeadProps) => {
  const [editing, setEditing] = useState(false);
  const titleOf = useCaseTypeTitle();
  const may = useMay();
  const Head = layout === 'page' ? ScreenHead : ColumnHead;
  const name = `${client.firstName} ${client.lastName}`;
  return (
    <>
      {queue && <QueueBar id={client.id} queue={queue} />}
      <Head title={name} before={queue ? undefined : <BackLink />}>
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
      </Head>
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
      <div className={`grid grid-cols-1 items-start gap-5 ${layout === 'page' ? inTwo : ''}`}>
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
        <div
          className={`grid grid-cols-1 gap-5 ${layout === 'page' ? 'lg:col-start-2 lg:row-span-2 lg:row-start-1' : ''}`}
        >
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

type LeadViewProps = {
  id: string;
  /** A page of its own, or one column beside something else, such as the list. */
  layout: 'page' | 'column';
  queue?: ReturnType<typeof useQueue>;
};

/** Everything known about one lead, what to do with it, and what was done: its page, the queue's, and a preview. */
export const LeadView = ({ id, layout, queue }: LeadViewProps) => {
  const { data, error, refetch } = trpc.clients.get.useQuery({ id });
  if (data) return <Lead client={data} layout={layout} queue={queue} />;
  if (!error) return <Loading text={clientWords.loading} />;
  const isGone = ['NOT_FOUND', 'BAD_REQUEST'].includes(toFailure(error).code);
  return (
    <>
      {layout === 'page' && <ScreenHead title={clientWords.failed} before={<BackLink />} />}
      <LoadFailed
        text={isGone ? clientWords.gone : clientWords.failed}
        onRetry={isGone ? undefined : refetch}
      />
    </>
  );
};
