import type { TodayGroup, TodayRow } from '../../../shared/schemas/desk';
import { useMay } from '../../auth/use-may';
import { timeZone } from '../../lib/times';
import { trpc } from '../../lib/trpc';
import { FirstSteps } from '../first-steps/first-steps';
import { cardClass } from '../kit/card';
import { Empty, Unloaded } from '../kit/loaded';
import { useNow } from '../kit/use-now';
import { useWaitingCount } from '../live/use-day-start';
import { useToAnswer } from '../live/use-inbox';
import { SendsNothing } from '../sequences/sends-nothing';
import { BackupLate } from '../settings/backup-late';
import { words } from '../words';
import { TodayEntry } from './today-row';
import { TodaySentence } from './today-sentence';
import { TodaySide } from './today-side';

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
              <h2 className="rounded-sm bg-paper px-2 py-1 font-sans text-sm font-semibold tracking-normal text-muted">
                {title}
              </h2>
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
  if (!data)
    return <Unloaded query={query} loading={words.dashboard.loading} failed={words.dashboard.failed} />;
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
