import { type ReactNode, useState } from 'react';
import { toast } from '../../lib/toasts';
import { type Outputs, trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Moment } from '../moment';
import { useAccount, usePersonName } from '../shared-queries';
import { deskWords } from './desk-words';
import { ChangeTask } from './task-dialog';
import { useQueue } from './use-queue';

const words = deskWords.tasks;
type Task = Outputs['desk']['lead']['tasks'][number];

type TaskRowProps = {
  lead: string;
  task: Task;
  /** Opens the form for the call's outcome; without it, the row links to the queue. */
  onCall?: () => void;
  children?: ReactNode;
};

/** One open task: due date, assignee and actions. */
export const TaskRow = ({ lead, task, onCall, children }: TaskRowProps) => {
  const { beginAt } = useQueue();
  const [changing, setChanging] = useState<'moved' | 'dropped'>();
  const change = trpc.desk.changeTask.useMutation();
  const utils = trpc.useUtils();
  const personName = usePersonName();
  const me = useAccount().data?.id;
  const isOverdue = new Date(task.dueAt) < new Date();
  const finish = async () => {
    try {
      await change.mutateAsync({ id: lead, taskId: task.id, change: { how: 'done' } });
      toast.success(words.saved);
    } catch {
      toast.error(words.failed);
    }
    await Promise.all([utils.desk.invalidate(), utils.clients.invalidate()]);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2 text-sm last:border-0">
      <div className="min-w-40 flex-1">
        <p className="font-semibold break-words">{task.title}</p>
        {children}
        <p className={isOverdue ? 'font-semibold text-danger' : 'text-muted'}>
          {isOverdue ? 'Overdue' : 'Due'} <Moment at={task.dueAt} />
          {task.assignedTo !== me && ` · ${personName(task.assignedTo) || 'Nobody'}`}
        </p>
      </div>
      <div className="flex gap-2">
        {task.kind === 'call' && (
          // A finished call has an outcome, which completes the task.
          <Button
            look="secondary"
            size="sm"
            aria-label={`Log the call: ${task.title}`}
            onClick={onCall ?? (() => beginAt(lead))}
          >
            Log the call
          </Button>
        )}
        {task.kind === 'other' && (
          <Button
            look="secondary"
            size="sm"
            aria-label={`Done: ${task.title}`}
            disabled={change.isPending}
            onClick={finish}
          >
            Done
          </Button>
        )}
        <Button
          look="quiet"
          size="sm"
          aria-label={`Move: ${task.title}`}
          onClick={() => setChanging('moved')}
        >
          {words.move}
        </Button>
        <Button
          look="quiet"
          size="sm"
          aria-label={`Drop: ${task.title}`}
          onClick={() => setChanging('dropped')}
        >
          {words.drop}
        </Button>
      </div>
      {changing && (
        <ChangeTask lead={lead} task={task} how={changing} onClose={() => setChanging(undefined)} />
      )}
    </li>
  );
};
