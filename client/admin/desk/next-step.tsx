import { trpc } from '../../lib/trpc';
import { Moment } from '../moment';

type NextStepProps = { id: string; isWaiting: boolean };

/** The next step: the open task that is due first, or the first call to a lead who is still waiting. */
export const NextStep = ({ id, isWaiting }: NextStepProps) => {
  const { data } = trpc.desk.lead.useQuery({ id });
  if (!data) return null;
  const [task] = data.tasks.toSorted((one, other) => one.dueAt.localeCompare(other.dueAt));
  const isOverdue = task !== undefined && new Date(task.dueAt) < new Date();
  return (
    <p className="min-w-0 text-sm text-muted">
      Next:{' '}
      <span className={`font-semibold break-words ${isOverdue ? 'text-danger' : 'text-ink'}`}>
        {task?.title ?? (isWaiting ? 'First call' : 'Nothing planned')}
      </span>
      {task && (
        <>
          , <Moment at={task.dueAt} />
        </>
      )}
    </p>
  );
};
