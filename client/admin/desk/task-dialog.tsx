import { taskInput } from '../../../shared/schemas/desk';
import { trimmedText } from '../../../shared/schemas/text';
import { z } from '../../../shared/zod';
import { type Outputs, trpc } from '../../lib/trpc';
import { refusedMoment } from '../form/moment-field';
import { useValues } from '../form/use-record-form';
import { FieldsDialog, FormFields } from '../kit/fields-form';
import type { FormState } from '../kit/one-field';
import type { Refresh } from '../kit/use-action';
import { useAccount, usePeople } from '../shared-queries';
import { deskWords } from './desk-words';

const words = deskWords.tasks;
const wide = 'sm:col-span-2';
const shared = {
  saved: 'Task saved',
  failed: words.failed,
  refresh: (({ desk, clients }) => [desk, clients]) satisfies Refresh,
};

type Task = Outputs['desk']['lead']['tasks'][number];

/** Returns the person's possible time zones, because a call is planned by their clock. */
const useZones = (lead: string, isCall: boolean) => {
  const { data } = trpc.desk.lead.useQuery({ id: lead }, { enabled: isCall });
  return isCall ? data?.zones : undefined;
};

const when = z.iso.datetime(refusedMoment);
const newTask = taskInput
  .omit({ kind: true })
  .extend({ isCall: z.boolean(), dueAt: when, remindAt: when.nullable() });
const blank = { title: '', isCall: false, dueAt: '', remindAt: '', assignedTo: '' };
type Values = typeof blank;

const Times = ({ lead, form }: { lead: string; form: FormState<Values> }) => {
  const { data: me } = useAccount();
  const people = usePeople().map(({ id, name }) => ({ value: id === me?.id ? '' : id, label: name }));
  const zones = useZones(lead, useValues(form).isCall);
  return (
    <FormFields
      form={form}
      fields={{
        dueAt: { label: 'Due', kind: 'moment', zones },
        remindAt: { label: 'Remind at', kind: 'moment', hint: 'Optional.' },
        assignedTo: { label: 'Who', kind: 'choice', choices: people },
      }}
    />
  );
};

/** Adds a task to a lead by hand. */
export const AddTask = ({ lead, onClose }: { lead: string; onClose: () => void }) => {
  const add = trpc.desk.addTask.useMutation();
  const { data: me } = useAccount();
  return (
    <FieldsDialog<Values, unknown, z.infer<typeof newTask>>
      {...shared}
      name={`task-new-${lead}`}
      title="Add task"
      description="A next step for this lead."
      button="Add task"
      schema={newTask}
      fields={{
        title: { label: 'What needs to be done', maxLength: 200, className: wide },
        isCall: { label: 'This is a call', kind: 'check', className: wide },
      }}
      defaults={blank}
      save={({ isCall, assignedTo = me?.id, ...task }) =>
        add.mutateAsync({ id: lead, task: { ...task, kind: isCall ? 'call' : 'other', assignedTo } })
      }
      onClose={onClose}
    >
      {(form) => <Times lead={lead} form={form} />}
    </FieldsDialog>
  );
};

const reason = trimmedText(500);

type ChangeTaskProps = { lead: string; task: Task; how: 'moved' | 'dropped'; onClose: () => void };

/** Moves or drops a task; both require a reason. */
export const ChangeTask = ({ lead, task, how, onClose }: ChangeTaskProps) => {
  const change = trpc.desk.changeTask.useMutation();
  const zones = useZones(lead, task.kind === 'call');
  const isMove = how === 'moved';
  return (
    <FieldsDialog
      {...shared}
      name={`task-${task.id}-${how}`}
      title={isMove ? 'Move the task' : 'Drop the task'}
      description={task.title}
      button={isMove ? 'Move' : 'Drop'}
      schema={isMove ? z.object({ dueAt: when, reason }) : z.object({ reason })}
      fields={{
        ...(isMove && {
          dueAt: { label: 'New date', kind: 'moment', zones, className: wide } as const,
        }),
        reason: { label: 'Reason', hint: 'It stays in the timeline.', maxLength: 500, className: wide },
      }}
      defaults={{ dueAt: task.dueAt, reason: '' }}
      save={({ dueAt, reason }) =>
        change.mutateAsync({ id: lead, taskId: task.id, change: { how, dueAt, reason } })
      }
      onClose={onClose}
    />
  );
};
