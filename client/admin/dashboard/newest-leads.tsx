import { Link } from 'wouter';
import { messages } from '../../../shared/messages';
import { timeZone } from '../../lib/times';
import { trpc } from '../../lib/trpc';
import { cardClass } from '../kit/card';
import { Unloaded } from '../kit/loaded';
import { LeadStatusBadge } from '../lead-status-badge';
import { Moment } from '../moment';
import { useCaseTypeTitle } from '../shared-queries';
import { staffPaths } from '../staff-paths';
import { words } from '../words';

export const NewestLeads = () => {
  const query = trpc.dashboard.overview.useQuery({ timeZone: timeZone() });
  const formatTitle = useCaseTypeTitle();
  if (!query.data)
    return <Unloaded query={query} loading={words.dashboard.loading} failed={words.dashboard.failed} />;
  const leads = query.data.newest;
  return (
    <section aria-label={words.dashboard.newest} className={cardClass}>
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-3">
        <h2 className="font-sans text-base font-semibold tracking-normal">{words.dashboard.newest}</h2>
        <Link
          href={staffPaths.clients}
          className="inline-flex min-h-8 items-center text-sm underline underline-offset-4"
        >
          All leads
        </Link>
      </div>
      {leads.length === 0 && (
        <p className="px-5 py-8 text-center text-sm text-muted">{messages.client.noneYet}</p>
      )}
      <ul>
        {leads.map((lead) => (
          <li
            key={lead.id}
            className="flex min-h-row flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-5 py-2 text-sm last:border-0"
          >
            <Link
              href={staffPaths.client(lead.id)}
              className="py-1 max-sm:w-full sm:min-w-40 font-semibold underline underline-offset-4"
            >
              {lead.firstName} {lead.lastName}
            </Link>
            <span className="text-muted">{formatTitle(lead.caseType)}</span>
            <LeadStatusBadge status={lead.status} />
            <span className="text-muted tabular-nums sm:ml-auto">
              <Moment at={lead.createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
