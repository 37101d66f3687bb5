import { Link } from 'wouter';
import { messages } from '../../../shared/messages';
import { useMay } from '../../auth/use-may';
import { timeZone } from '../../lib/times';
import { trpc } from '../../lib/trpc';
import { DayTasks } from '../desk/day-tasks';
import { deskWords } from '../desk/desk-words';
import { QueueStart } from '../desk/queue-start';
import { FirstSteps } from '../first-steps/first-steps';
import { cardClass } from '../kit/card';
import { Unloaded } from '../kit/loaded';
import { Entry } from '../kit/row';
import { TextLink } from '../kit/text-link';
import { LeadStatusBadge } from '../lead-status-badge';
import { Moment } from '../moment';
import { ScreenHead } from '../screen-head';
import { BackupLate } from '../settings/backup-late';
import { useCaseTypeTitle } from '../shared-queries';
import { staffPaths } from '../staff-paths';
import { words } from '../words';
import { DayStart } from './day-start';

const NewestLeads = () => {
  const query = trpc.dashboard.overview.useQuery({ timeZone: timeZone() });
  const formatTitle = useCaseTypeTitle();
  if (!query.data)
    return <Unloaded query={query} loading={words.dashboard.loading} failed={words.dashboard.failed} />;
  const leads = query.data.newest;
  return (
    <section aria-label={words.dashboard.newest} className={cardClass}>
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-3">
        <h2 className="font-sans text-base font-semibold tracking-normal">{words.dashboard.newest}</h2>
        <TextLink href={staffPaths.clients} className="inline-flex min-h-8 items-center text-sm">
          All leads
        </TextLink>
      </div>
      {leads.length === 0 && (
        <p className="px-5 py-8 text-center text-sm text-muted">{messages.client.noneYet}</p>
      )}
      <ul>
        {leads.map((lead) => (
          <Entry
            key={lead.id}
            className="flex min-h-row flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2 text-sm"
          >
            <TextLink
              href={staffPaths.client(lead.id)}
              className="py-1 max-sm:w-full sm:min-w-40 font-semibold"
            >
              {lead.firstName} {lead.lastName}
            </TextLink>
            <span className="text-muted">{formatTitle(lead.caseType)}</span>
            <LeadStatusBadge status={lead.status} />
            <span className="text-muted tabular-nums sm:ml-auto">
              <Moment at={lead.createdAt} />
            </span>
          </Entry>
        ))}
      </ul>
    </section>
  );
};

const tiles = [
  {
    key: 'users',
    title: 'Total Users',
    none: messages.user.noneYet,
    path: staffPaths.users,
    permission: 'users.manage',
  },
  {
    key: 'services',
    title: 'Total Services',
    none: messages.service.noneYet,
    path: staffPaths.services,
    permission: 'services.manage',
  },
  {
    key: 'clients',
    title: 'Total Clients',
    none: messages.client.noneYet,
    path: staffPaths.clients,
    permission: 'leads.read',
  },
] as const;

/** Counts of the records that the person may see; each tile links to its list. */
const CountTiles = () => {
  const query = trpc.dashboard.counts.useQuery();
  const { data } = query;
  const may = useMay();
  const shown = tiles.filter(({ permission }) => may(permission));
  if (!data)
    return (
      <Unloaded
        query={query}
        loading={words.dashboard.loading}
        failed={words.dashboard.failed}
        isSaid={false}
      />
    );
  return (
    <ul className="mt-5 grid gap-5 sm:grid-cols-3">
      {shown.map(({ key, title, none, path }) => (
        <li key={key}>
          <Link href={path} className={`${cardClass} block p-5 transition-colors hover:border-control`}>
            <span className="block text-sm text-muted">{title}</span>
            <span className="block text-3xl font-semibold tabular-nums">
              {data[key]?.toLocaleString('en-US')}
            </span>
            {data[key] === 0 && <span className="block text-sm text-muted">{none}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** Everyone's calls today, and how many reached the person; hidden until loaded. */
const FirmToday = () => {
  const { data } = trpc.reports.clerks.useQuery({ timeZone: timeZone(), days: 1 });
  if (!data) return null;
  const total = (what: 'calls' | 'reached') => data.reduce((sum, clerk) => sum + clerk[what], 0);
  return (
    <Link
      href={staffPaths.reports}
      className={`${cardClass} mb-5 flex flex-wrap items-baseline gap-x-4 gap-y-1 px-5 py-4 transition-colors hover:border-control`}
    >
      <span className="text-sm text-muted">The firm today</span>
      <span className="font-semibold tabular-nums">
        {total('calls') === 1 ? '1 call' : `${total('calls').toLocaleString('en-US')} calls`}
      </span>
      <span className="text-sm text-muted tabular-nums">{deskWords.ownDay.reached(total('reached'))}</span>
    </Link>
  );
};

/** The day: what waits, the queue, one's tasks. Charts are under Reports. */
export const DashboardScreen = () => {
  const may = useMay();
  return (
    <>
      <ScreenHead />
      {may('settings.edit') && <FirstSteps />}
      {may('settings.edit') && <BackupLate />}
      <DayStart />
      {may('leads.work') && (
        <div className="mb-5 grid items-start gap-5 lg:grid-cols-2">
          <QueueStart />
          <DayTasks />
        </div>
      )}
      {may('reports.people') && <FirmToday />}
      <NewestLeads />
      <CountTiles />
    </>
  );
};
