import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type Call, FieldsDialog, type FormOptions } from '../fields-form';
import type { ListFormProps } from '../list-screen';
import type { FormState } from '../one-field';
import { toForm } from '../schema-values';

/** A save sends the version that the person has seen, so that it replaces nothing else. */
type Versioned = { id: string; version: number };

type Options<Row extends Versioned, Values extends FieldValues> = Pick<
  FormOptions<Values, unknown>,
  'schema' | 'fields' | 'required' | 'failed' | 'saved' | 'refresh'
> & {
  /** The record in the form's texts, such as `webhook`. */
  noun: string;
  /** Identifies the form if another one has the same noun. */
  name?: string;
  /** By default, the record's values by the schema, or blanks. */
  toValues?: (record?: Row) => Values;
  /** Under the title; the record's name while it is edited, unless given. */
  text: (record?: Row) => string;
  /** The button of the form that adds. */
  button?: string;
  /** The answer to a new record can have a secret or a key, which the list shows once. */
  create: Call<Values>;
  /** Missing if a record is edited on a screen of its own. */
  update?: Call<Values & { id: string; version: number }>;
  /** Stands after the fields. */
  after?: (form: FormState<Values>, record?: Row) => ReactNode;
};

const findSecret = (answer: unknown) => {
  const { secret = '', key = secret } = (answer ?? {}) as { secret?: string; key?: string };
  return key;
};

/** Makes the form that adds and edits the records of a list. */
export const listForm =
  <Row extends Versioned, Values extends FieldValues>(options: Options<Row, Values>) =>
  ({ record, onClose, onSaved }: ListFormProps<Row>) => {
    const { noun, name = noun, text, button = `Add ${noun}`, after, ...form } = options;
    const { toValues = (one?: Row) => toForm(options.schema, one) as Values } = options;
    const create = options.create.useMutation();
    const update = (options.update ?? options.create).useMutation();
    return (
      <FieldsDialog<Values, unknown>
        {...form}
        name={`${name}-${record?.id ?? 'new'}`}
        title={`${record ? 'Edit' : 'Add'} ${noun}`}
        description={text(record)}
        button={record ? 'Save changes' : button}
        defaults={toValues(record)}
        version={record?.version}
        save={(input, version) =>
          record ? update.mutateAsync({ ...input, id: record.id, version }) : create.mutateAsync(input)
        }
        onSaved={(answer) => onSaved(record ? '' : findSecret(answer))}
        onClose={onClose}
      >
        {after && ((state) => after(state, record))}
      </FieldsDialog>
    );
  };
