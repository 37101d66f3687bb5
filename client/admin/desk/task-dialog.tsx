import { useWatch } from 'react-hook-form';
import { taskInput } from '../../../shared/schemas/desk';
import { fromDateTimeInput, toDateTimeInput } from '../../lib/times';
import { toast } from '../../lib/toasts';
import { type Outputs, trpc } from '../../lib/trpc';
import { Checkbox } from '../../ui/checkbox';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import { FormDialog } from '../form/form-dialog';
import { MomentField, refusedMoment } from '../form/moment-field';
import { useRecordForm } from '../form/use-record-form';
import { findProblems } from '../form/validation';
import { useAccount, usePeople } from '../shared-queries';
import { deskWords } from './desk-words';

const words = deskWords.tasks;
type Task = Outputs['desk']['lead']['tasks'][number];

/** Returns the person's possible time zones, because a call is planned by their clock. */
const useZones = (lead: string, isCall: boolean) => {
  const { data } = trpc.desk.lead.useQuery({ id: lead }, { enabled: isCall });
  return isCall ? data?.zones : undefined;
};

const unread = (text: string) => text !== '' && fromDateTimeInput(text) === undefined;

const useSaved = (onClose: () => void) => () => {
  toast.success(words.saved);
  onClose();
};

/** Adds a task to a lead by hand. */
export const AddTask = ({ lead, onClose }: { lead: string; onClose: () => void }) => {
  const add = trpc.desk.addTask.useMutation();
  const { data: me } = useAccount();
  const people = usePeople();
  const utils = trpc.useUtils();
  const required = ['title', 'dueAt'] as const;
  const form = useRecordForm({
    name: `task-new-${lead}`,
    defaults: { title: '', isCall: false, dueAt: '', remindAt: '', assignedTo: '' },
    required,
    validate: ({ title, dueAt, remindAt }) => ({
      ...findProblems(
        taskInput.pick({ title: true, dueAt: true }),
        { title, dueAt: fromDateTimeInput(dueAt) },
        required,
      ),
      ...(unread(dueAt) && { dueAt: refusedMoment }),
      ...(unread(remindAt) && { remindAt: refusedMoment }),
    }),
    save: async ({ title, isCall, dueAt, remindAt, assignedTo }) => {
      await add.mutateAsync({
        id: lead,
        task: {
          title,
          kind: isCall ? 'call' : 'other',
          dueAt: fromDateTimeInput(dueAt) ?? '',
          remindAt: fromDateTimeInput(remindAt) ?? null,
          assignedTo: assignedTo || me?.id,
        },
      });
      await Promise.all([utils.desk.invalidate(), utils.clients.invalidate()]);
      return true;
    },
    saveFailed: words.failed,
    onSaved: useSaved(onClose),
  });
  const [isCall, dueAt, remindAt] = useWatch({
    control: form.form.control,
    name: ['isCall', 'dueAt', 'remindAt'],
  });
  const zones = useZones(lead, isCall);
  return (
    <FormDialog
      title={words.add}
      description="A next step for this lead."
      save={words.add}
      form={form}
      onClose={onClose}
    >
      <Field
        {...form.field('title')}
        data-autofocus
        label="What needs to be done"
        maxLength={200}
        className="sm:col-span-2"
      />
      <Checkbox
        {...form.field('isCall')}
        error={undefined}
        required={false}
        label="This is a call"
        className="sm:col-span-2"
      />
      <MomentField {...form.control('dueAt')} label="Due" required value={dueAt} zones={zones} />
      <MomentField {...form.control('remindAt')} label="Remind at" hint="Optional." value={remindAt} />
      <Select
        {...form.field('assignedTo')}
        label="Who"
        choices={people.map(({ id, name }) => ({ value: id === me?.id ? '' : id, label: name }))}
      />
    </FormDialog>
  );
};

type ChangeTaskProps = { lead: string; task: Task; how: 'moved' | 'dropped'; onClose: () => void };

/** Moves or drops a task; both require a reason. */
export const ChangeTask = ({ lead, task, how, onClose }: ChangeTaskProps) => {
  const change = trpc.desk.changeTask.useMutation();
  const utils = trpc.useUtils();
  const isMove = how === 'moved';
  const required = isMove ? (['dueAt', 'reason'] as const) : (['reason'] as const);
  const form = useRecordForm({
    name: `task-${task.id}-${how}`,
    defaults: { dueAt: toDateTimeInput(new Date(task.dueAt)), reason: '' },
    required,
    validate: ({ dueAt, reason }) => ({
      ...findProblems(taskInput.pick({ dueAt: true }), { dueAt: fromDateTimeInput(dueAt), reason }, required),
      ...(unread(dueAt) && { dueAt: refusedMoment }),
    }),
    save: async ({ dueAt, reason }) => {
      await change.mutateAsync({
        id: lead,
        taskId: task.id,
        change: isMove ? { how, dueAt: fromDateTimeInput(dueAt) ?? '', reason } : { how: 'dropped', reason },
      });
      await Promise.all([utils.desk.invalidate(), utils.clients.invalidate()]);
      return true;
    },
    saveFailed: words.failed,
    onSaved: useSaved(onClose),
  });
  const findDue = useWatch({ control: form.form.control, name: 'dueAt' });
  const zones = useZones(lead, task.kind === 'call');
  return (
    <FormDialog
      title={isMove ? 'Move the task' : 'Drop the task'}
      description={task.title}
      save={isMove ? words.move : words.drop}
      form={form}
      onClose={onClose}
    >
      {isMove && (
        <MomentField
          {...form.control('dueAt')}
          data-autofocus
          label="New date"
          required
          value={findDue}
          zones={zones}
          className="sm:col-span-2"
        />
      )}
      <Field
        {...form.field('reason')}
        data-autofocus={!isMove}
        label="Reason"
        hint="It stays in the timeline."
        maxLength={500}
        className="sm:col-span-2"
      />
    </FormDialog>
  );
};
