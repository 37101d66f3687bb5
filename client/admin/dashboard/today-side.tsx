import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { messages } from '../../../shared/messages';
import { useMay } from '../../auth/use-may';
import { timeZone } from '../../lib/times';
import { trpc } from '../../lib/trpc';
import { useOwnDay } from '../desk/use-own-day';
import { Card } from '../kit/card';
import { spokenMinutes } from '../kit/figures';
import { Unloaded } from '../kit/loaded';
import { staffPaths } from '../staff-paths';
import { words } from '../words';

const line = 'flex min-h-9 items-baseline justify-between gap-3 border-t border-line py-1.5 text-sm';

const Figure = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={`${line} first:border-0`}>
    <dt>{title}</dt>
    <dd className="font-semibold tabular-nums">{children}</dd>
  </div>
);

/** The signed-in person's calls and speed today. */
const MyDay = () => {
  const query = useOwnDay();
  const { data } = query;
  if (!data) return <Unloaded query={query} loading="Loading your day..." failed="Error loading your day" />;
  const { calls, reached, firstCallMinutes } = data;
  return (
    <Card title="My day">
      <dl>
        <Figure title="Calls">{calls}</Figure>
        <Figure title="Reached">{reached}</Figure>
        {firstCallMinutes !== null && (
          <Figure title="To first call, half within">{spokenMinutes(firstCallMinutes)}</Figure>
        )}
      </dl>
    </Card>
  );
};

const counts = [
  { key: 'clients', title: 'Total Clients', none: messages.client.noneYet, path: staffPaths.clients },
  { key: 'services', title: 'Total Services', none: messages.service.noneYet, path: staffPaths.services },
  { key: 'users', title: 'Total Users', none: messages.user.noneYet, path: staffPaths.users },
] as const;
const needs = { clients: 'leads.read', services: 'services.manage', users: 'users.manage' } as const;

/** The calls of the whole firm today; hidden until loaded. */
const FirmCalls = () => {
  const { data } = trpc.reports.clerks.useQuery({ timeZone: timeZone(), days: 1 });
  if (!data) return null;
  const total = (what: 'calls' | 'reached') => data.reduce((sum, clerk) => sum + clerk[what], 0);
  return (
    <li>
      <Link href={staffPaths.reports} className={`${line} hover:underline`}>
        <span>Calls today, reached</span>
        <span className="font-semibold tabular-nums">{`${total('calls')}, ${total('reached')}`}</span>
      </Link>
    </li>
  );
};

/** Counts of the records that the person may see, each with the way to its list. */
const FirmCounts = () => {
  const query = trpc.dashboard.counts.useQuery();
  const { data } = query;
  const may = useMay();
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
    <Card title="The firm">
      <ul>
        {counts
          .filter(({ key }) => may(needs[key]))
          .map(({ key, title, none, path }) => (
            <li key={key} className="group">
              <Link href={path} className={`${line} hover:underline group-first:border-0`}>
                <span>{title}</span>
                <span className="font-semibold tabular-nums">
                  {data[key]?.toLocaleString('en-US')}{' '}
                  {data[key] === 0 && <span className="ml-1 font-normal text-muted">{none}</span>}
                </span>
              </Link>
            </li>
          ))}
        {may('reports.people') && <FirmCalls />}
      </ul>
    </Card>
  );
};

/** Beside the list: the person's day and the firm's counts. */
export const TodaySide = () => {
  const may = useMay();
  return (
    <div className="grid grid-cols-1 content-start gap-3">
      {may('leads.work') && <MyDay />}
      <FirmCounts />
    </div>
  );
};
