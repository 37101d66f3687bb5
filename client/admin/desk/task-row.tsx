import { useState } from 'react';
import { type Outputs, trpc } from '../../lib/trpc';
import { Entry, RowButton } from '../kit/row';
import { useAction } from '../kit/use-action';
import { Moment } from '../moment';
import { useAccount, usePersonName } from '../shared-queries';
import { deskWords } from './desk-words';
import { ChangeTask } from './task-dialog';
import { useTellEnded } from './use-tell-ended';

const words = deskWords.tasks;

type TaskRowProps = {
  lead: string;
  task: Outputs['desk']['lead']['tasks'][number];
  /** Opens the form for the call's outcome. */
  onCall: () => void;
};

/** One open task: due date, assignee and actions. */
export const TaskRow = ({ lead, task, onCall }: TaskRowProps) => {
  const [changing, setChanging] = useState<'moved' | 'dropped'>();
  const tellEnded = useTellEnded();
  const finish = useAction(trpc.desk.changeTask, {
    onDone: () => tellEnded(lead, 'Done', 'Task saved'),
    failed: words.failed,
    refresh: ({ desk, clients }) => [desk, clients],
  });
  const personName = usePersonName();
  const me = useAccount().data?.id;
  const isOverdue = new Date(task.dueAt) < new Date();
  return (
    <Entry className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2 text-sm">
      <div className="min-w-40 flex-1">
        <p className="font-semibold break-words">{task.title}</p>
        <p className={isOverdue ? 'font-semibold text-danger' : 'text-muted'}>
          {isOverdue ? 'Overdue' : 'Due'} <Moment at={task.dueAt} />
          {task.assignedTo !== me && ` · ${personName(task.assignedTo) || 'Nobody'}`}
        </p>
      </div>
      <div className="flex gap-2">
        {task.kind === 'call' && (
          // A finished call has an outcome, which completes the task.
          <RowButton label="Log the call" name={`Log the call: ${task.title}`} onClick={onCall} />
        )}
        {task.kind !== 'call' && (
          <RowButton
            label="Done"
            name={`Done: ${task.title}`}
            disabled={finish.isPending}
            onClick={() => finish.mutate({ id: lead, taskId: task.id, change: { how: 'done' } })}
          />
        )}
        <RowButton
          label="Move"
          name={`Move: ${task.title}`}
          look="quiet"
          onClick={() => setChanging('moved')}
        />
        <RowButton
          label="Drop"
          name={`Drop: ${task.title}`}
          look="quiet"
          onClick={() => setChanging('dropped')}
        />
      </div>
      {changing && (
        <ChangeTask lead={lead} task={task} how={changing} onClose={() => setChanging(undefined)} />
      )}
    </Entry>
  );
};
