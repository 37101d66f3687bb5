import { messages } from '../../../../shared/messages';
import { toFailure } from '../../../lib/failure';
import { type Said, toast, toFailed } from '../../../lib/toasts';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { TextButton } from '../../../ui/press';
import type { WithId } from './column';

type Options = { onSuccess: () => unknown; onError: (error: unknown) => unknown };

/** The call that deletes a row, and its texts. */
export type Removal<Row extends WithId> = {
  useRemoval: (options: Options) => { isPending: boolean; mutate: (row: Pick<Row, 'id'>) => void };
  done: Said;
  failed: Said;
  /** The title of what stays above the rows after a failure; the toast's by default. */
  failure?: string;
  /** The text of the question; by default, it says that this cannot be undone. */
  text?: string;
  /** If it can be undone: how to restore the row. */
  undo?: (row: Row) => unknown;
};

type RowRemovalProps<Row extends WithId> = Removal<Row> & {
  row: Row;
  name: string;
  onClose: () => void;
  /** Called before the list is refreshed without the row. */
  onRemoved: () => void;
  onFailed?: (reason: string) => void;
  refresh: () => unknown;
};

/** Asks before a row is deleted, and says how it went. */
export const RowRemoval = <Row extends WithId>(props: RowRemovalProps<Row>) => {
  const { row, name, done, failed, undo, onClose, refresh } = props;
  const { text = `${messages.list.cannotUndo}.` } = props;
  const removal = props.useRemoval({
    onSuccess: async () => {
      toast.success(done, undo && { label: 'Undo', run: () => undo(row) });
      onClose();
      props.onRemoved();
      await refresh();
    },
    onError: async (error) => {
      const { code, message } = toFailure(error);
      onClose();
      if (code === 'UNAUTHORIZED') return;
      const { title, description } = toFailed(failed);
      toast.error({ title, description: message ?? description });
      props.onFailed?.(message ?? `${name} is still there. Please try again.`);
      if (code === 'NOT_FOUND') await refresh();
    },
  });
  return (
    <ConfirmDialog
      open
      title={`Delete ${name}?`}
      text={text}
      confirm="Delete"
      busy={removal.isPending}
      onConfirm={() => removal.mutate({ id: row.id })}
      onCancel={onClose}
    />
  );
};

type RemovalFailureProps = { title: string; text: string; onDismiss: () => void };

/** Stays above the rows until dismissed; a toast announces it. */
export const RemovalFailure = ({ title, text, onDismiss }: RemovalFailureProps) => (
  <p className="mb-4 flex flex-wrap items-center gap-x-3 rounded-md border border-danger/30 bg-danger-soft px-4 py-1.5 text-sm text-danger">
    <span>
      <span className="font-semibold">{title}</span>: {text}
    </span>
    <TextButton onClick={onDismiss} className="min-h-8 px-1 font-semibold" label="Dismiss" />
  </p>
);
