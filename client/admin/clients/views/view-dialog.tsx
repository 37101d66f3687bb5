import { type LeadColumn, type ViewList, viewInput } from '../../../../shared/schemas/lists';
import { trpc } from '../../../lib/trpc';
import { FieldsDialog } from '../../kit/fields-form';
import { listWords } from '../list/list-words';

type ViewDialogProps = {
  query: string;
  /** The list of leads by default. */
  list?: ViewList;
  columns?: readonly LeadColumn[];
  onClose: () => void;
};

/** Saves the current filters under a name. */
export const ViewDialog = ({ query, list, columns, onClose }: ViewDialogProps) => {
  const { views } = trpc.useUtils();
  const create = trpc.views.create.useMutation();
  return (
    <FieldsDialog
      name="view-new"
      title="Save this view"
      description={
        columns
          ? 'Saves the filters, order and columns, but not what you searched for.'
          : 'Saves the filters and the order.'
      }
      schema={viewInput.pick({ name: true, shared: true })}
      fields={{
        name: { label: 'Name', maxLength: 60, className: 'sm:col-span-2' },
        shared: { label: 'Everyone in the office can see it', kind: 'switch' },
      }}
      defaults={{ name: '', shared: false }}
      save={async (values) => {
        await create.mutateAsync({
          ...values,
          query,
          ...(list && { list }),
          ...(columns && { columns: [...columns] }),
        });
        await views.list.invalidate();
      }}
      saved={listWords.viewSaved}
      failed={listWords.viewFailed}
      button="Save view"
      onClose={onClose}
    />
  );
};
