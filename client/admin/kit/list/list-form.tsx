import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Said } from '../../../lib/toasts';
import { FieldsDialog, type FormOptions } from '../fields-form';
import type { ListFormProps } from '../list-screen';
import type { FormState } from '../one-field';
import type { WithId } from './column';

/** A save sends the version that the person has seen, so that it replaces nothing else. */
type Versioned = WithId & { version: number };

type Options<Row extends Versioned, Values extends FieldValues, Input> = Pick<
  FormOptions<Values, unknown, Input>,
  'schema' | 'fields' | 'required' | 'secret' | 'toInput' | 'failed'
> & {
  /** The record in the form's texts, such as `webhook`. */
  noun: string;
  toValues: (record?: Row) => Values;
  /** Under the title; the record's name while it is edited, unless given. */
  text: (record?: Row) => string;
  saved: Said | ((record?: Row) => Said);
  failure?: (record?: Row) => string;
  /**
   * Returns how a new record and a changed one are saved, and what stands after the fields; the answer to a new record
   * can be a secret.
   */
  useSave: () => {
    create: (input: Input) => Promise<unknown>;
    update: (input: Input, record: Row, version: number) => Promise<unknown>;
    after?: (form: FormState<Values>, record?: Row) => ReactNode;
  };
};

/** Makes the form that adds and edits the records of a list. */
export const listForm =
  <Row extends Versioned, Values extends FieldValues, Input = Values>(options: Options<Row, Values, Input>) =>
  ({ record, onClose, onSaved }: ListFormProps<Row>) => {
    const { noun, toValues, text, saved, failure, useSave, ...form } = options;
    const { create, update, after } = useSave();
    return (
      <FieldsDialog<Values, unknown, Input>
        {...form}
        name={`${noun}-${record?.id ?? 'new'}`}
        title={`${record ? 'Edit' : 'Add'} ${noun}`}
        description={text(record)}
        button={record ? 'Save changes' : `Add ${noun}`}
        defaults={toValues(record)}
        version={record?.version}
        save={(input, version) => (record ? update(input, record, version) : create(input))}
        saved={typeof saved === 'function' ? saved(record) : saved}
        {...(failure && { failure: failure(record) })}
        onSaved={(answer) => onSaved(typeof answer === 'string' ? answer : '')}
        onClose={onClose}
      >
        {after && ((state) => after(state, record))}
      </FieldsDialog>
    );
  };
