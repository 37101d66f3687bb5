import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { messages } from '../../../shared/messages';
import type { TodayGroup, TodayList, TodayRow } from '../../../shared/schemas/desk';
import { useMay } from '../../auth/use-may';
import { dueTime, timeZone } from '../../lib/times';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { useOwnDay } from '../desk/use-own-day';
import { useQueue } from '../desk/use-queue';
import { FirstSteps } from '../first-steps/first-steps';
import { Card, cardClass } from '../kit/card';
import { spokenMinutes } from '../kit/figures';
import { Empty, Unloaded } from '../kit/loaded';
import { useNow } from '../kit/use-now';
import { useWaitingCount } from '../live/use-day-start';
import { useToAnswer } from '../live/use-inbox';
import { SendsNothing } from '../sequences/sends-nothing';
import { BackupLate } from '../settings/backup-late';
import { staffPaths } from '../staff-paths';
import { words } from '../words';
import { TodayEntry } from './today-row';

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
  if (!data) return <Unloaded query={query} what="your day" />;
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
        <span>Calls today</span>
        <span className="font-semibold tabular-nums">{`${total('calls')}, ${total('reached')} reached`}</span>
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
      <Unloaded query={query} loading="Loading dashboard..." failed={words.dashboard.failed} isSaid={false} />
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
const TodaySide = () => {
  const may = useMay();
  return (
    <div className="grid grid-cols-1 content-start gap-3">
      {may('leads.work') && <MyDay />}
      <FirmCounts />
    </div>
  );
};

const Count = ({ children }: { children: number }) => (
  <b className="font-semibold tabular-nums">{children.toLocaleString('en-US')}</b>
);

const worked: ReadonlySet<string> = new Set(['call', 'text', 'email', 'task']);

/** Returns the leads whose promise or task is due, in the order of the list. */
const findDue = ({ rows }: TodayList, now: number): string[] => [
  ...new Set(
    rows.flatMap(({ group, kind, at, lead }) =>
      lead && group === 'now' && worked.has(kind) && at && Date.parse(at) <= now ? [lead.id] : [],
    ),
  ),
];

/** The sentence about everything that waits, and the button that begins the walk through it. */
const TodaySentence = ({ list, mayStart }: { list: TodayList; mayStart: boolean }) => {
  const { begin, isOpening } = useQueue();
  const toAnswer = useToAnswer();
  const { firstAnswers, promised, promisedBy, toSign } = list;
  const parts: ReactNode[] = [
    firstAnswers > 0 && (
      <>
        <Count>{firstAnswers}</Count> {firstAnswers === 1 ? 'waits' : 'wait'} for a first call
      </>
    ),
    promisedBy && (
      <>
        <Count>{promised}</Count> promised by {dueTime(promisedBy)}
      </>
    ),
    toAnswer > 0 && (
      <>
        <Count>{toAnswer}</Count> to answer
      </>
    ),
    toSign > 0 && (
      <>
        <Count>{toSign}</Count> to sign
      </>
    ),
  ].filter(Boolean);
  return (
    <section
      aria-label="Today"
      className={`${cardClass} flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2`}
    >
      <p className="min-w-0 text-lg leading-snug max-sm:text-base">
        {parts.length === 0 && 'Nobody waits for a first call.'}
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no state.
          <span key={index}>
            {index > 0 && ', '}
            {part}
          </span>
        ))}
      </p>
      {mayStart && (
        <Button
          data-key="Enter"
          aria-keyshortcuts="Enter"
          disabled={isOpening}
          onClick={() => void begin(findDue(list, Date.now()))}
          className="ml-auto max-sm:w-full"
        >
          {isOpening ? 'Opening the next lead...' : 'Start'}
          <span aria-hidden className="rounded-sm border px-1.5 text-xs font-normal opacity-80 max-md:hidden">
            ⏎
          </span>
        </Button>
      )}
    </section>
  );
};

const groups: readonly [TodayGroup, string][] = [
  ['now', 'Now'],
  ['later', 'Later today'],
  ['closed', 'Not yet callable there'],
];

const List = ({ rows, more }: { rows: readonly TodayRow[]; more: number }) => {
  const now = useNow();
  if (rows.length === 0)
    return (
      <div className={cardClass}>
        <Empty title="Nothing waits for you" text="New leads, calls and tasks show up here." />
      </div>
    );
  return (
    <div className={`${cardClass} px-2 pt-1 pb-2`}>
      {groups.map(([group, title]) => {
        const shown = rows.filter((row) => row.group === group);
        return (
          shown.length > 0 && (
            <section key={group} aria-label={title}>
              <h2 className="rounded-sm bg-paper px-2 py-1 text-sm text-muted">{title}</h2>
              <ul>
                {shown.map((row) => (
                  <TodayEntry key={row.id} row={row} now={now} />
                ))}
              </ul>
            </section>
          )
        );
      })}
      {more > 0 && (
        <p className="px-2 pt-2 text-sm text-muted">
          {`${more.toLocaleString('en-US')} more wait for a first call. The queue has them all.`}
        </p>
      )}
    </div>
  );
};

const Today = () => {
  const may = useMay();
  const query = trpc.desk.today.useQuery({ timeZone: timeZone() }, { refetchInterval: 60_000 });
  const { data } = query;
  if (!data) return <Unloaded query={query} loading="Loading dashboard..." failed={words.dashboard.failed} />;
  return (
    <>
      <TodaySentence list={data} mayStart={may('leads.work')} />
      <List rows={data.rows} more={data.more} />
    </>
  );
};

/** Today: everything that waits for this person, in one list. */
export const DashboardScreen = () => {
  const may = useMay();
  const waiting = useWaitingCount();
  const toAnswer = useToAnswer();
  return (
    <>
      <title>{words.live.counted(waiting, toAnswer, `Dashboard · ${words.panel}`)}</title>
      <h1 tabIndex={-1} className="sr-only">
        Dashboard
      </h1>
      {may('settings.edit') && <BackupLate />}
      {may('sequences.manage') && <SendsNothing />}
      <div className="grid grid-cols-1 items-start gap-3 xl:grid-cols-[minmax(0,1fr)_16.5rem]">
        <div className="grid min-w-0 grid-cols-1 gap-3">
          <Today />
          {may('settings.edit') && <FirstSteps />}
        </div>
        <TodaySide />
      </div>
    </>
  );
};
