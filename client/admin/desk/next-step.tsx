import { trpc } from '../../lib/trpc';
import { Moment } from '../moment';

/** The first answer, for people who asked for another way than a call. */
const firstSteps: Readonly<Record<string, string>> = { text: 'First text', email: 'First e-mail' };

type NextStepProps = { id: string; isWaiting: boolean; answerBy?: string | undefined };

/** The next step: the open task that is due first, or the first answer to a lead who is still waiting. */
export const NextStep = ({ id, isWaiting, answerBy = '' }: NextStepProps) => {
  const { data } = trpc.desk.lead.useQuery({ id });
  if (!data) return null;
  const [task] = data.tasks.toSorted((one, other) => one.dueAt.localeCompare(other.dueAt));
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
    </p>
  );
};
