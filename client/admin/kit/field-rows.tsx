import { type ArrayPath, type FieldArray, type FieldValues, type Path, useFieldArray } from 'react-hook-form';
import { AddRow, MoveRow, RemoveRow } from '../form/row-buttons';
import { type FieldMeta, type Fields, type FormState, OneField } from './one-field';

type FieldRowsProps<Values extends FieldValues, Name extends ArrayPath<Values>> = {
  form: FormState<Values>;
  /** The list's name in the form. */
  name: Name;
  /** The fields of the row at this position. */
  fields: (index: number) => Fields<FieldArray<Values, Name>>;
  /** The columns of a row on a wide screen, with one for its button. */
  columns: string;
  /** Says what an empty list means. */
  none: string;
  /** Above the rows. */
  text?: string;
  add: string;
  /** The values of a new row. */
  empty: FieldArray<Values, Name>;
  /** The name of a row's button. */
  remove: (index: number, row: FieldArray<Values, Name>) => string;
  /** The name of a row in the labels of two buttons that move it, if the order counts. */
  move?: (index: number) => string;
};

/** The rows of a list in a form, each with the same fields and a button to remove it, and a button to add one. */
export const FieldRows = <Values extends FieldValues, Name extends ArrayPath<Values>>(
  props: FieldRowsProps<Values, Name>,
) => {
  const { form, name, fields, columns, none, text, add, empty, remove, move } = props;
  // A row may have an id of its own.
  const list = useFieldArray({ control: form.form.control, name, keyName: 'key' });
  const note = list.fields.length === 0 ? none : text;
  const List = move ? 'ol' : 'ul';
  return (
    <>
      {note && <p className="mb-2 text-sm text-muted">{note}</p>}
      <List className="space-y-4">
        {list.fields.map((row, index) => (
          <li key={row.key} className={`grid items-start gap-3 ${columns}`}>
            {(Object.entries(fields(index)) as [string, FieldMeta][]).map(([field, meta]) => (
              <OneField
                key={field}
                form={form}
                name={`${name}.${index}.${field}` as Path<Values>}
                meta={meta}
              />
            ))}
            <span className={move ? 'ml-auto flex gap-1 sm:col-span-full' : 'contents'}>
              {move && (
                <MoveRow
                  name={move(index)}
                  index={index}
                  last={list.fields.length - 1}
                  onMove={(to) => list.swap(index, to)}
                />
              )}
              <RemoveRow
                label={remove(index, row as FieldArray<Values, Name>)}
                onClick={() => list.remove(index)}
                {...(move && { size: 'sm', className: '' })}
              />
            </span>
          </li>
        ))}
      </List>
      <AddRow label={add} onClick={() => list.append(empty)} />
    </>
  );
};
