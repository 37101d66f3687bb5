import { type ComponentProps, type CSSProperties, type ReactNode, useRef } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { messages } from '../../../shared/messages';
import type { z } from '../../../shared/zod';
import { type Said, toFailed } from '../../lib/toasts';
import type { Button } from '../../ui/button';
import { FieldError } from '../../ui/field';
import { FormDialog } from '../form/form-dialog';
import { FormFailure, RecordForm } from '../form/record-form';
import { SubmitButton } from '../form/submit-button';
import { useRecordForm } from '../form/use-record-form';
import { findProblems, type Problems } from '../form/validation';
import { FieldRows } from './field-rows';
import { type FieldMeta, type Fields, type FormState, OneField } from './one-field';
import { getFields } from './schema-fields';
import { fromForm, toForm } from './schema-values';
import { notSaved, type Refresh, useRefetch } from './use-action';

/** A procedure of `trpc` that changes something. */
export type Call<Input, Answer = unknown> = { useMutation(): { mutateAsync(input: Input): Promise<Answer> } };

export type FormOptions<Values extends FieldValues, Answer, Input = Values, Rest extends object = object> = {
  /** Identifies the form and its record, for the draft and for the field ids. */
  name: string;
  schema: z.ZodObject;
  /** By default those of the schema that have words. */
  fields?: Fields<Values>;
  /** The fields that cannot be blank; by default those whose blank the schema rejects. */
  required?: readonly Path<Values>[];
  /** The values to begin with; by default those of `record`, or blank ones. */
  defaults?: Values;
  record?: object | undefined;
  /** The version of the record that `defaults` came from. */
  version?: number | undefined;
  /** Fields that this browser never keeps as a draft. */
  secret?: readonly Path<Values>[];
  /** Converts the values for the schema and the server, if their shape differs from the form's. */
  toInput?: (values: Values) => Input;
  /** Saves the form's input with `rest`, and the version if there is one; or `save` does. */
  call?: Call<NoInfer<Input & Rest> & { version: number }, Answer>;
  rest?: Rest;
  save?: (input: Input, version: number) => Promise<Answer>;
  saved?: Said;
  /** `notSaved` by default. */
  failed?: Said;
  /** Replaces the title of `failed` in the form. */
  failure?: string;
  /** The queries to refetch after a save. */
  refresh?: Refresh;
  /** Called after a save with the server's answer; by default, a dialog closes. */
  onSaved?: (answer: Answer) => unknown;
  /** Returns the values to start over with after a save, if the form stays open. */
  restart?: (values: Values, answer: Answer) => Values;
};

const blanks = ['', null, undefined];

/** Checks if the schema rejects a blank field; only text and numbers can be left blank. */
const isRequired = (schema: z.ZodType | undefined, value: unknown) =>
  (value === null || typeof value === 'string' || typeof value === 'number') &&
  schema !== undefined &&
  blanks.every((blank) => !schema.safeParse(blank).success);

/** Returns what a field or a field of a row says of itself. */
const findMeta = (fields: Readonly<Record<string, FieldMeta | undefined>>, path: string) => {
  const [name = '', , inRow = ''] = path.split('.');
  return fields[path] ?? fields[name]?.fields?.[inRow];
};

/** Replaces messages with a field's own texts, if it has some. */
const inOwnWords = <Values,>(fields: Fields<Values>, problems: Problems): Problems =>
  Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => {
      const { missing, wrong } = findMeta(fields, name) ?? {};
      return [name, (problem === messages.form.required ? missing : wrong) ?? problem];
    }),
  );

const noCall = { useMutation: () => undefined };

/** A form of plain fields: the schema provides the rules, the words and, unless they are given, the fields. */
export const useFieldsForm = <
  Values extends FieldValues,
  Answer,
  Input = Values,
  Rest extends object = object,
>(
  options: FormOptions<Values, Answer, Input, Rest>,
) => {
  const answer = useRef<Answer>(undefined);
  const { name, schema, record, version, secret, call, rest } = options;
  const mutation = (call ?? noCall).useMutation();
  const send = async (input: Input, began: number) =>
    mutation?.mutateAsync({
      ...{ ...rest, ...input },
      ...(version !== undefined && { version: began }),
    } as Input & Rest & { version: number });
  const { save = send } = options;
  const { fields = getFields(schema) as Fields<Values>, defaults = toForm(schema, record) as Values } =
    options;
  // A form may hold more than the schema has.
  const { toInput = (values: Values) => ({ ...values, ...(fromForm(schema, values) as Input) }) as Input } =
    options;
  const { saved, failed = notSaved, failure = toFailed(failed).title, refresh, onSaved, restart } = options;
  const refetch = useRefetch();
  const isNeeded = (one: Path<Values>) => isRequired(schema.shape[one] as z.ZodType, defaults[one]);
  const { required = (Object.keys(defaults) as Path<Values>[]).filter(isNeeded) } = options;
  const form = useRecordForm<Values>({
    name,
    defaults,
    version,
    required,
    ...(secret && { secret }),
    validate: (values) =>
      inOwnWords(fields, findProblems(schema, toInput(values) as Record<string, unknown>, required)),
    save: async (values, began) => {
      answer.current = await save(toInput(values), began);
      return answer.current;
    },
    saveFailed: failed,
    failed: failure,
    saved,
    onSaved: () => {
      if (restart) form.restart(restart(form.form.getValues(), answer.current as Answer));
      void refetch(refresh);
      onSaved?.(answer.current as Answer);
    },
  });
  return form;
};

type RowsProps<Values extends FieldValues> = {
  form: FormState<Values>;
  name: Path<Values>;
  meta: FieldMeta;
  /** The fields of the row at this position, if rows differ. */
  fieldsAt?: (index: number) => Readonly<Record<string, FieldMeta>>;
};

/** A list of records within a form. */
export const Rows = <Values extends FieldValues>({ form, name, meta, fieldsAt }: RowsProps<Values>) => {
  const { id, error } = form.control(name);
  const { label, fields = {}, empty, remove = 'Remove row', ...words } = meta;
  return (
    <fieldset
      aria-describedby={`${id}-error`}
      className="sm:col-span-2"
      style={{ '--columns': words.columns } as CSSProperties}
    >
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <FieldRows
        form={form as never}
        name={name as never}
        fields={(index) => (fieldsAt?.(index) ?? fields) as never}
        columns="sm:grid-cols-(--columns)"
        none={words.none ?? ''}
        text={words.text}
        add={words.add ?? ''}
        empty={empty as never}
        remove={(index) => `${remove} ${index + 1}`}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
};

type FieldsProps<Values extends FieldValues> = {
  form: FormState<Values>;
  fields: Fields<Values>;
  /** Focuses the first field, as in a dialog. */
  autofocus?: boolean;
};

/** The form's controls, in the order of its fields. */
export const FormFields = <Values extends FieldValues>({ form, fields, autofocus }: FieldsProps<Values>) =>
  (Object.entries(fields) as [Path<Values>, FieldMeta][]).map(([name, meta], index) =>
    meta.kind === 'rows' ? (
      <Rows key={name} form={form} name={name} meta={meta} />
    ) : (
      <OneField
        key={name}
        form={form}
        name={name}
        meta={meta}
        autofocus={autofocus === true && index === 0}
      />
    ),
  );

type FieldsFormProps<Values extends FieldValues, Answer, Input, Rest extends object> = FormOptions<
  Values,
  Answer,
  Input,
  Rest
> & {
  button: string;
  look?: ComponentProps<typeof Button>['look'];
  size?: ComponentProps<typeof Button>['size'];
  /** Puts the fields and the button on one line. */
  isRow?: boolean;
  className?: string;
};

/** A form on a screen: fields, the last save error, and the button. */
export const FieldsForm = <Values extends FieldValues, Answer, Input = Values, Rest extends object = object>(
  props: FieldsFormProps<Values, Answer, Input, Rest>,
) => {
  const { button, look, size, isRow, className, ...options } = props;
  const form = useFieldsForm(options);
  const layout = isRow ? 'flex flex-wrap items-start gap-3' : 'space-y-4';
  return (
    <RecordForm form={form} className={className ?? layout}>
      <FormFields form={form} fields={options.fields ?? getFields(options.schema)} />
      {isRow ? null : <FormFailure form={form} />}
      <div className={isRow ? 'sm:mt-7' : 'sm:col-span-full'}>
        <SubmitButton busy={form.busy} look={look} size={size} label={button} />
      </div>
    </RecordForm>
  );
};

type FieldsDialogProps<Values extends FieldValues, Answer, Input, Rest extends object> = FormOptions<
  Values,
  Answer,
  Input,
  Rest
> & {
  title: string;
  description?: ReactNode;
  button: string;
  look?: ComponentProps<typeof Button>['look'];
  onClose: () => void;
  /** More content after the fields. */
  children?: ReactNode | ((form: FormState<Values>) => ReactNode);
};

/** The same form in a dialog; closing it with unsaved input asks first. */
export const FieldsDialog = <
  Values extends FieldValues,
  Answer,
  Input = Values,
  Rest extends object = object,
>(
  props: FieldsDialogProps<Values, Answer, Input, Rest>,
) => {
  const { title, description, button, look, onClose, children, ...options } = props;
  const form = useFieldsForm({ onSaved: onClose, ...options });
  return (
    <FormDialog {...{ title, description, look, form, onClose }} save={button}>
      <FormFields form={form} fields={options.fields ?? getFields(options.schema)} autofocus />
      {typeof children === 'function' ? children(form) : children}
    </FormDialog>
  );
};
