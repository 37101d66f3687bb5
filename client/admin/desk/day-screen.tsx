import { Phone } from 'lucide-react';
import { Link } from 'wouter';
import { type Outputs, trpc } from '../../lib/trpc';
import { CallLink } from '../consents/call-link';
import { ScreenHead } from '../screen-head';
import { LoadFailed, Loading } from '../screen-states';
import { staffPaths } from '../staff-paths';
import { deskWords } from './desk-words';
import { PhoneMark } from './phone-mark';
import { TaskRow } from './task-row';

const words = deskWords.day;
type Task = Outputs['desk']['tasks'][number];

const groupOf = ({ dueAt }: Task, now: Date) => {
  const at = new Date(dueAt);
  if (at < now) return 'overdue';
  return at.toDateString() === now.toDateString() ? 'today' : 'later';
};

const LeadLine = ({ lead }: { lead: Task['lead'] }) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <Link
      href={staffPaths.client(lead.id)}
      className="inline-flex min-h-8 items-center underline underline-offset-4"
    >
      {lead.firstName} {lead.lastName}
    </Link>
    <CallLink
      id={lead.id}
      number={lead.phoneE164 ?? lead.phoneNumber}
      className="inline-flex min-h-8 items-center gap-1 tabular-nums underline underline-offset-4"
    >
      <Phone aria-hidden className="size-3.5" />
      {lead.phoneNumber}
    </CallLink>
    <PhoneMark mark={lead.phoneMark} />
  </p>
);

/** What the signed-in person has to do: what is overdue, today, and in the days that follow. */
export const DayScreen = () => {
  const { data, isError, refetch } = trpc.desk.tasks.useQuery({}, { refetchInterval: 60_000 });
  const now = new Date();
  return (
    <>
      <ScreenHead title={words.title} />
      {isError && !data && <LoadFailed text={words.loadFailed} onRetry={refetch} />}
      {!isError && !data && <Loading text={words.loading} />}
      {data?.length === 0 && <p className="py-12 text-center text-muted">{words.none}</p>}
      <div className="grid max-w-4xl gap-5">
        {(['overdue', 'today', 'later'] as const).map((group) => {
          const tasks = data?.filter((task) => groupOf(task, now) === group) ?? [];
          return (
            tasks.length > 0 && (
              <section
                key={group}
                aria-label={words[group]}
                className="rounded-lg border border-line bg-card p-5 shadow-card"
              >
                <h2 className="font-sans text-base font-semibold tracking-normal">
                  {words[group]} <span className="font-normal text-muted tabular-nums">{tasks.length}</span>
                </h2>
                <ul>
                  {tasks.map((task) => (
                    <TaskRow key={task.id} lead={task.lead.id} task={task}>
                      <LeadLine lead={task.lead} />
                    </TaskRow>
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </div>
    </>
  );
};
