import { Pencil, Trash2 } from 'lucide-react';
import { words } from '../../words';
import type { RecordListProps } from './record-list-props';

type RowActionsProps<Row> = Pick<
  RecordListProps<Row>,
  'getRowName' | 'isReadOnly' | 'keepReason' | 'extra' | 'onEdit' | 'onRemove'
> & { row: Row };

const button =
  'grid size-9 place-items-center md:size-8 rounded-md hover:bg-paper-deep aria-disabled:text-disabled aria-disabled:opacity-60 aria-disabled:hover:bg-transparent';

/** Edit and delete buttons for one row. A row that cannot be deleted says why. */
export const RowActions = <Row,>({
  row,
  getRowName,
  isReadOnly,
  keepReason,
  extra,
  onEdit,
  onRemove,
}: RowActionsProps<Row>) => {
  const name = getRowName(row);
  const reason = keepReason?.(row);
  const remove = words.list.remove(name);
  return (
    <div className="flex shrink-0 justify-end gap-1">
      {extra?.(row)}
      <button
        type="button"
        aria-label={words.list.edit(name)}
        aria-disabled={isReadOnly}
        onClick={() => !isReadOnly && onEdit(row)}
        className={button}
      >
        <Pencil aria-hidden className="size-4" strokeWidth={1.75} />
      </button>
      <button
        type="button"
        aria-label={reason ? `${remove}: ${reason}` : remove}
        title={reason}
        aria-disabled={isReadOnly || reason !== undefined}
        onClick={() => !isReadOnly && !reason && onRemove(row)}
        className={`${button} text-danger`}
      >
        <Trash2 aria-hidden className="size-4" strokeWidth={1.75} />
      </button>
    </div>
  );
};
