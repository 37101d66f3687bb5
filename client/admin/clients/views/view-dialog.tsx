import { useWatch } from 'react-hook-form';
import { type LeadColumn, viewInput } from '../../../../shared/schemas/lists';
import { toast } from '../../../lib/toasts';
import { trpc } from '../../../lib/trpc';
import { Field } from '../../../ui/field';
import { Switch } from '../../../ui/switch';
import { FormDialog } from '../../form/form-dialog';
import { useRecordForm } from '../../form/use-record-form';
import { findProblems } from '../../form/validation';
import { listWords } from '../list/list-words';

const required = ['name'] as const;

type ViewDialogProps = { query: string; columns: readonly LeadColumn[]; onClose: () => void };

/** Saves the current filters under a name. */
export const ViewDialog = ({ query, columns, onClose }: ViewDialogProps) => {
  const { views } = trpc.useUtils();
  const create = trpc.views.create.useMutation();
  const form = useRecordForm({
    name: 'view-new',
    defaults: { name: '', shared: false },
    required,
    validate: (values) => findProblems(viewInput.pick({ name: true, shared: true }), values, required),
    save: async (values) => {
      await create.mutateAsync({ ...values, query, columns: [...columns] });
      await views.list.invalidate();
      return true;
    },
    saveFailed: listWords.viewFailed,
    onSaved: () => {
      toast.success(listWords.viewSaved);
      onClose();
    },
  });
  const shared = useWatch({ control: form.form.control, name: 'shared' });
  return (
    <FormDialog
      title="Save this view"
      description="Saves the filters, order and columns, but not what you searched for."
      save="Save view"
      form={form}
      onClose={onClose}
    >
      <Field data-autofocus {...form.field('name')} label="Name" maxLength={60} className="sm:col-span-2" />
      <Switch
        label="Everyone in the office can see it"
        checked={shared}
        onChange={(value) => form.form.setValue('shared', value, { shouldDirty: true })}
      />
    </FormDialog>
  );
};
