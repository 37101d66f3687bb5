import { fullMoment } from '../../lib/times';
import { trpc } from '../../lib/trpc';
import { useNow } from '../kit/use-now';
import { Moment } from '../moment';

/** The first answer, for people who asked for another way than a call. */
const firstSteps: Readonly<Record<string, string>> = { text: 'First text', email: 'First e-mail' };

type FirstAnswer = { id: string; isWaiting: boolean; answerBy?: string | undefined };

/** The time at which our text to a person who waits for one goes out; undefined if none waits for permitted hours. */
const useFirstText = ({ id, isWaiting, answerBy }: FirstAnswer): number | undefined => {
  const now = useNow();
  const { data = [] } = trpc.messages.ofLead.useQuery({ id }, { enabled: isWaiting && answerBy === 'text' });
  const times = data.flatMap(({ channel, dueAt }) =>
    channel === 'text' && dueAt && Date.parse(dueAt) > now ? [Date.parse(dueAt)] : [],
  );
  return times.length > 0 ? Math.min(...times) : undefined;
};

/** The next step: the open task that is due first, or the first answer to a lead who is still waiting. */
export const NextStep = ({ id, isWaiting, answerBy = '' }: FirstAnswer) => {
  const { data } = trpc.desk.lead.useQuery({ id });
  const textAt = useFirstText({ id, isWaiting, answerBy });
  if (!data) return null;
  const [first] = data.tasks.toSorted((one, other) => one.dueAt.localeCompare(other.dueAt));
  const task = first && (textAt === undefined || Date.parse(first.dueAt) <= textAt) ? first : undefined;
  const isOverdue = task !== undefined && new Date(task.dueAt) < new Date();
  return (
    <p className="min-w-0 text-sm text-muted">
      Next:{' '}
      <span className={`font-semibold break-words ${isOverdue ? 'text-danger' : 'text-ink'}`}>
        {task?.title ?? (isWaiting ? (firstSteps[answerBy] ?? 'First call') : 'Nothing planned')}
      </span>
      {task && (
        <>
          , <Moment at={task.dueAt} />
        </>
      )}
      {!task && textAt !== undefined && `, goes out ${fullMoment(textAt, data.zones)}`}
    </p>
  );
};
