import { phoneText } from '../../lib/phone-text';
import { localTimes } from '../../lib/times';
import { type Outputs, trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Phone } from '../../ui/icons';
import { CallLink } from '../consents/asked-link';
import { cardClass } from '../kit/card';
import { Unloaded } from '../kit/loaded';
import { TextLink } from '../kit/text-link';
import { useNow } from '../kit/use-now';
import { staffPaths } from '../staff-paths';
import { deskWords } from './desk-words';
import { PhoneMark } from './phone-mark';
import { TaskRow } from './task-row';
import { useQueue } from './use-queue';

const words = deskWords.day;
type Task = Outputs['desk']['tasks'][number];

const getGroup = ({ dueAt }: Task, now: number) => {
  const at = new Date(dueAt);
  if (at.getTime() < now) return 'overdue';
  return at.toDateString() === new Date(now).toDateString() ? 'today' : 'later';
};

const isPossible = ({ kind, mayCall }: Task) => kind === 'other' || mayCall;

/** Returns the leads of tasks without duplicates. Calls that may not be made now come last. */
const getLeads = (tasks: readonly Task[]): string[] => [
  ...new Set(
    [...tasks.filter(isPossible), ...tasks.filter((task) => !isPossible(task))].map(({ lead }) => lead.id),
  ),
];

const LeadLine = ({ task: { lead, kind, zones, mayCall }, now }: { task: Task; now: number }) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <TextLink href={staffPaths.client(lead.id)} className="inline-flex min-h-8 items-center">
      {lead.firstName} {lead.lastName}
    </TextLink>
    <CallLink
      id={lead.id}
      number={lead.phoneE164 ?? lead.phoneNumber}
      className="inline-flex min-h-8 items-center gap-1 tabular-nums underline underline-offset-4"
    >
      <Phone aria-hidden className="size-3.5" />
      {phoneText(lead.phoneNumber)}
    </CallLink>
    {kind === 'call' && (
      <span className="text-muted tabular-nums">
        {`${localTimes(zones, now)} there`}
        {!mayCall && ', wait to call'}
      </span>
    )}
    <PhoneMark mark={lead.phoneMark} />
  </p>
);

/** The signed-in person's tasks: overdue, today, and the following days. */
export const DayTasks = () => {
  const query = trpc.desk.tasks.useQuery({}, { refetchInterval: 60_000 });
  const { data } = query;
  const { begin, isOpening } = useQueue();
  const now = useNow();
  const due = data?.filter((task) => getGroup(task, now) !== 'later') ?? [];
  return (
    <section aria-labelledby="my-day">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="my-day" className="text-xl">
          My day
        </h2>
        {due.length > 0 && (
          <Button
            look="secondary"
            size="sm"
            disabled={isOpening}
            onClick={() => begin({ planned: getLeads(due) })}
          >
            {due.length === 1 ? 'Work on 1 task' : `Work through ${due.length} tasks`}
          </Button>
        )}
      </div>
      {!data && <Unloaded query={query} loading="Loading tasks..." failed="Error loading tasks" />}
      {data?.length === 0 && (
        <p className="py-6 text-muted">Nothing is due. Work the queue or take a call.</p>
      )}
      <div className="grid gap-5">
        {(['overdue', 'today', 'later'] as const).map((group) => {
          const tasks = data?.filter((task) => getGroup(task, now) === group) ?? [];
          return (
            tasks.length > 0 && (
              <section key={group} aria-label={words[group]} className={`${cardClass} p-5`}>
                <h3 className="font-sans text-base font-semibold tracking-normal">
                  {words[group]} <span className="font-normal text-muted tabular-nums">{tasks.length}</span>
                </h3>
                <ul>
                  {tasks.map((task) => (
                    <TaskRow key={task.id} lead={task.lead.id} task={task}>
                      <LeadLine task={task} now={now} />
                    </TaskRow>
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </div>
    </section>
  );
};
