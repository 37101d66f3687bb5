import { useMay } from '../../../auth/use-may';
import { trpc } from '../../../lib/trpc';
import { ContactButtons } from '../../consents/contact-buttons';
import { LocalTime } from '../../desk/local-time';
import { PhoneMark } from '../../desk/phone-mark';
import { WaitingTime } from '../../desk/waiting-time';
import { WorkForm } from '../../desk/work-form';
import { LeadStatusBadge } from '../../lead-status-badge';
import { LoadFailed, Loading } from '../../screen-states';
import { useCaseTypeTitle } from '../../shared-queries';
import { clientWords } from '../client-words';
import { LeadTimeline } from './lead-timeline';

export type LeadViewProps = { id: string; layout: 'page' | 'column' };

/** What is done with a lead first, in one column. */
export const LeadView = ({ id }: LeadViewProps) => {
  const { data: client, isError, refetch } = trpc.clients.get.useQuery({ id });
  const titleOf = useCaseTypeTitle();
  const may = useMay();
  if (isError && !client) return <LoadFailed text={clientWords.failed} onRetry={refetch} />;
  if (!client) return <Loading text={clientWords.loading} />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="text-xl">{`${client.firstName} ${client.lastName}`}</h2>
      <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
        <LeadStatusBadge status={client.status} />
        {client.waitingSince && <WaitingTime since={client.waitingSince} />}
        {titleOf(client.caseType)}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <ContactButtons client={client} call={clientWords.call} write={clientWords.write} />
        <LocalTime id={id} />
        <PhoneMark mark={client.phoneMark} />
      </div>
      <p className="break-words whitespace-pre-wrap">{client.additionalInfo || clientWords.noInfo}</p>
      {may('leads.work') && <WorkForm client={client} />}
      <LeadTimeline id={id} />
    </div>
  );
};
