import type { MouseEvent } from 'react';
import { IconButton } from '../../../ui/press';
import { Pencil, Trash2 } from '../../icons';
import { words } from '../../words';
import type { RecordListProps, WithId } from './column';

type RowCheckboxProps = { label: string; checked: boolean; onChange: () => void };

/** A checkbox to select a row, large enough for a thumb. */
export const RowCheckbox = ({ label, checked, onChange }: RowCheckboxProps) => (
  <label className="-m-1 grid size-9 shrink-0 place-items-center">
    <input
      type="checkbox"
      data-key="x"
      aria-label={label}
      checked={checked}
      onChange={onChange}
      className="size-5 accent-accent"
    />
  </label>
);

const controls = 'a, button, input, select, textarea, label, [role="dialog"]';

/** Opens a row on a click outside its controls, but not when text was selected. */
export const opensOnClick =
  <Row extends WithId>(row: Row, onOpen: RecordListProps<Row>['onOpen']) =>
  (event: MouseEvent<HTMLElement>) => {
    if (!onOpen || !(event.target instanceof Element)) return;
    // React treats a dialog opened by a cell as part of the row.
    if (!event.currentTarget.contains(event.target) || event.target.closest(controls)) return;
    if (window.getSelection()?.type === 'Range') return;
    onOpen(row);
  };

const button =
  'size-9 md:size-8 aria-disabled:text-disabled aria-disabled:opacity-60 aria-disabled:hover:bg-transparent';

/** Colors a button once the pointer or the focus is in its row. */
const quietUntilFocus = '[:is(tr,li,article):is(:hover,:focus-within)_&]:text-danger';

/** Edit and delete buttons for one row. A row that cannot be deleted says why. */
export const RowActions = <Row extends WithId>(props: RecordListProps<Row> & { row: Row }) => {
  const { row, getName, isReadOnly, keepReason, extra, onEdit, onRemove } = props;
  const name = getName(row);
  const reason = keepReason?.(row);
  const remove = words.list.remove(name);
  return (
    <div className="flex shrink-0 justify-end gap-1">
      {extra?.(row)}
      {onEdit && (
        <IconButton
          icon={Pencil}
          label={words.list.edit(name)}
          aria-disabled={isReadOnly}
          onClick={() => !isReadOnly && onEdit(row)}
          className={button}
        />
      )}
      {onRemove && (
        <IconButton
          icon={Trash2}
          label={reason ? `${remove}: ${reason}` : remove}
          title={reason ?? remove}
          aria-disabled={isReadOnly || reason !== undefined}
          onClick={() => !isReadOnly && !reason && onRemove(row)}
          className={`${button} text-muted ${quietUntilFocus}`}
        />
      )}
    </div>
  );
};
