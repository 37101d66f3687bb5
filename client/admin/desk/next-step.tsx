import { findWay, firstAnswers } from '../../../shared/lead-state';
import type { ClientRecord } from '../../../shared/schemas/client';
import { fullMoment } from '../../lib/times';
import { trpc } from '../../lib/trpc';
import { useNow } from '../kit/use-now';
import { Moment } from '../moment';

/**
 * The time at which the first answer goes out by itself on the channel that the person asked for: a message that waits for
 * permitted hours, or the next step of a sequence; undefined if there is none.
 */
const useFirstAnswer = ({ id, waitingSince, answerBy }: ClientRecord): number | undefined => {
  const now = useNow();
  const way = findWay(answerBy);
  const query = { enabled: waitingSince !== undefined && way !== 'call' };
  const { data: messages = [] } = trpc.messages.ofLead.useQuery({ id }, query);
  const { data: run } = trpc.sequences.ofLead.useQuery({ id }, query);
  if (!query.enabled) return undefined;
  const step = run?.next && !run.next.isLate ? [{ channel: run.next.channel, dueAt: run.next.at }] : [];
  const times = [...messages, ...step].flatMap(({ channel, dueAt }) =>
    channel === way && dueAt && Date.parse(dueAt) > now ? [Date.parse(dueAt)] : [],
  );
  return times.length > 0 ? Math.min(...times) : undefined;
};

/** The next step: the open task that is due first, or the first answer to a lead who is still waiting. */
export const NextStep = ({ client }: { client: ClientRecord }) => {
  const { id, waitingSince, answerBy } = client;
  const { data } = trpc.desk.lead.useQuery({ id });
  const answerAt = useFirstAnswer(client);
  if (!data) return null;
  const [first] = data.tasks.toSorted((one, other) => one.dueAt.localeCompare(other.dueAt));
  const task = first && (answerAt === undefined || Date.parse(first.dueAt) <= answerAt) ? first : undefined;
  const isOverdue = task !== undefined && new Date(task.dueAt) < new Date();
  return (
    <p className="min-w-0 text-sm text-muted max-md:truncate max-md:leading-tight">
      Next:{' '}
      <span className={`font-semibold break-words ${isOverdue ? 'text-danger' : 'text-ink'}`}>
        {task?.title ?? (waitingSince ? firstAnswers[findWay(answerBy)].what : 'Nothing planned')}
      </span>
      {task && (
        <>
          , <Moment at={task.dueAt} />
        </>
      )}
      {!task && answerAt !== undefined && `, goes out ${fullMoment(answerAt, data.zones)}`}
    </p>
  );
};
