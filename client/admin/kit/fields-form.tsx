import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { type FieldValues, type Path, useWatch } from 'react-hook-form';
import { messages, type Toast } from '../../../shared/messages';
import type { z } from '../../../shared/zod';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Field, FieldError } from '../../ui/field';
import { type Choices, listChoices, Select } from '../../ui/select';
import { Switch } from '../../ui/switch';
import { TextArea } from '../../ui/text-area';
import { FormDialog } from '../form/form-dialog';
import { FormFailure, RecordForm } from '../form/record-form';
import { SubmitButton } from '../form/submit-button';
import { useRecordForm } from '../form/use-record-form';
import { findProblems, type Problems } from '../form/validation';
import { CheckRow } from './check-row';
import { notSaved, type Refresh, useRefetch } from './use-action';

type Choice = { value: string; label: string; detail?: ReactNode };
/** The look of a field. Its rules come from the schema. */
export type FieldMeta = {
  label: ReactNode;
  hint?: ReactNode;
  /** A line of text by default; `checks` are checkboxes in the order of the choices. */
  kind?:
    | 'text'
    | 'email'
    | 'tel'
    | 'url'
    | 'secret'
    | 'time'
    | 'moment'
    | 'number'
    | 'decimal'
    | 'long'
    | 'choice'
    | 'check'
    | 'checks'
    | 'switch';
  choices?: Choices<Choice>;
  /** The label of the empty choice. */
  first?: string;
  /** The word for no checkbox at all, which hides them until someone presses *Change*. */
  none?: string;
  /** The height of a long text, in lines. */
  rows?: number;
  maxLength?: number;
  /** Replaces the general message if the field is blank; `wrong` replaces the schema's if it is invalid. */
  missing?: string;
  wrong?: string;
  className?: string;
};

export type Fields<Values> = { readonly [Name in keyof Values]?: FieldMeta };

export type FormOptions<Values extends FieldValues, Answer> = {
  /** Identifies the form and its record, for the draft and for the field ids. */
  name: string;
  schema: z.ZodType & { shape: Record<string, z.ZodType> };
  fields: Fields<Values>;
  /** The fields that cannot be blank; by default those whose blank the schema rejects. */
  required?: readonly Path<Values>[];
  defaults: Values;
  /** The version of the record that `defaults` came from. */
  base?: unknown;
  /** Fields that this browser never keeps as a draft. */
  secret?: readonly Path<Values>[];
  /** Converts the values for the schema and the server, if they differ from the form's. */
  toInput?: (values: Values) => unknown;
  save: (values: Values) => Promise<Answer>;
  saved?: Toast;
  /** `notSaved` by default. */
  failed?: Toast;
  /** Replaces the title of `failed` in the form. */
  failure?: string;
  /** The queries to refetch after a save. */
  refresh?: Refresh;
  /** Called after a save with the server's answer; by default, a dialog closes. */
  onSaved?: (answer: Answer) => unknown;
  /** Returns the values to start over with after a save, if the form stays open. */
  restart?: (values: Values) => Values;
};

/** Checks if the schema rejects a blank field. */
const isRequired = (schema: z.ZodType | undefined) =>
  schema !== undefined && !schema.safeParse('').success && !schema.safeParse(undefined).success;

/** Replaces messages with a field's own texts, if it has some. */
export const inOwnWords = <Values,>(fields: Fields<Values>, problems: Problems): Problems =>
  Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => {
      const { missing, wrong } = (fields as Record<string, FieldMeta | undefined>)[name] ?? {};
      return [name, (problem === messages.form.required ? missing : wrong) ?? problem];
    }),
  );

/** A form of plain fields: the schema provides the rules, the fields the controls. */
export const useFieldsForm = <Values extends FieldValues, Answer>(options: FormOptions<Values, Answer>) => {
  const answer = useRef<Answer>(undefined);
  const { name, schema, fields, defaults, base, secret, toInput, save } = options;
  const { saved, failed = notSaved, failure = failed.title, refresh, onSaved, restart } = options;
  const refetch = useRefetch();
  // Only text can be left blank.
  const isNeeded = (one: Path<Values>) => typeof defaults[one] === 'string' && isRequired(schema.shape[one]);
  const { required = (Object.keys(defaults) as Path<Values>[]).filter(isNeeded) } = options;
  const form = useRecordForm<Values>({
    name,
    defaults,
    base,
    required,
    ...(secret && { secret }),
    validate: (values) =>
      inOwnWords(fields, findProblems(schema, (toInput?.(values) ?? values) as Values, required)),
    save: async (values) => {
      answer.current = await save(values);
    },
    saveFailed: failed,
    failed: failure,
    saved,
    onSaved: () => {
      if (restart) form.restart(restart(form.form.getValues()));
      void refetch(refresh);
      onSaved?.(answer.current as Answer);
    },
  });
  return form;
};

export type FormState<Values extends FieldValues> = ReturnType<typeof useRecordForm<Values>>;
type FieldProps<Values extends FieldValues> = {
  form: FormState<Values>;
  name: Path<Values>;
  meta: FieldMeta;
  autofocus?: boolean;
};

const Checks = <Values extends FieldValues>({ form, name, meta }: Omit<FieldProps<Values>, 'autofocus'>) => {
  const { id, error, onChange } = form.control(name);
  const chosen = useWatch({ control: form.form.control, name }) as readonly string[];
  const choices: readonly Choice[] = listChoices(meta.choices ?? []);
  const [isOpen, setOpen] = useState(meta.none === undefined || chosen.length > 0);
  const toggle = (value: string) =>
    onChange(
      choices.map((one) => one.value).filter((one) => (one === value) !== chosen.includes(one)) as never,
    );
  return (
    <fieldset aria-describedby={`${id}-hint ${id}-error`} className={meta.className ?? 'sm:col-span-2'}>
      <legend className="text-sm font-semibold">{meta.label}</legend>
      {!isOpen && (
        <p className="text-sm">
          {meta.none}{' '}
          <Button look="quiet" size="sm" onClick={() => setOpen(true)}>
            Change <span className="sr-only">{meta.label}</span>
          </Button>
        </p>
      )}
      <p id={`${id}-hint`} className="text-sm text-muted empty:hidden">
        {meta.hint}
      </p>
      <div className="mt-2 grid gap-x-5 sm:grid-cols-2" hidden={!isOpen}>
        {choices.map(({ value, label, detail }) => (
          <CheckRow
            key={value}
            label={label}
            detail={detail}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
};

const OnOff = <Values extends FieldValues>({ form, name, meta }: Omit<FieldProps<Values>, 'autofocus'>) => (
  <Switch
    label={meta.label}
    checked={useWatch({ control: form.form.control, name })}
    onChange={form.control(name).onChange as (on: boolean) => void}
  />
);

const inputOf = {
  text: {},
  email: { type: 'email' },
  tel: { type: 'tel' },
  url: { inputMode: 'url' },
  secret: { type: 'password' },
  time: { type: 'time' },
  moment: { type: 'datetime-local' },
  number: { inputMode: 'numeric' },
  decimal: { inputMode: 'decimal' },
} as const;

/** The control for one field. */
export const OneField = <Values extends FieldValues>(props: FieldProps<Values>) => {
  const { form, name, meta, autofocus } = props;
  const { kind = 'text', choices = [], label, hint, rows, maxLength, className } = meta;
  if (kind === 'checks') return <Checks {...props} />;
  if (kind === 'switch') return <OnOff {...props} />;
  if (kind === 'check')
    return <Checkbox {...form.form.register(name)} {...{ id: form.field(name).id, label, className }} />;
  const common = { ...form.field(name), label, hint, className, 'data-autofocus': autofocus || undefined };
  if (kind === 'long') return <TextArea {...common} rows={rows} maxLength={maxLength} readOnly={form.busy} />;
  if (kind === 'choice') return <Select {...common} first={meta.first} choices={choices} />;
  return <Field {...common} {...inputOf[kind]} maxLength={maxLength} />;
};

type FieldsProps<Values extends FieldValues> = {
  form: FormState<Values>;
  fields: Fields<Values>;
  /** Focuses the first field, as in a dialog. */
  autofocus?: boolean;
};

/** The form's controls, in the order of its fields. */
export const FormFields = <Values extends FieldValues>({ form, fields, autofocus }: FieldsProps<Values>) =>
  (Object.entries(fields) as [Path<Values>, FieldMeta][]).map(([name, meta], index) => (
    <OneField key={name} form={form} name={name} meta={meta} autofocus={autofocus === true && index === 0} />
  ));

type FieldsFormProps<Values extends FieldValues, Answer> = FormOptions<Values, Answer> & {
  button: string;
  look?: ComponentProps<typeof Button>['look'];
  size?: ComponentProps<typeof Button>['size'];
  /** Puts the fields and the button on one line. */
  isRow?: boolean;
  className?: string;
};

/** A form on a screen: fields, the last save error, and the button. */
export const FieldsForm = <Values extends FieldValues, Answer>(props: FieldsFormProps<Values, Answer>) => {
  const { button, look, size, isRow, className, ...options } = props;
  const form = useFieldsForm(options);
  const layout = isRow ? 'flex flex-wrap items-start gap-3' : 'space-y-4';
  return (
    <RecordForm form={form} className={className ?? layout}>
      <FormFields form={form} fields={options.fields} />
      {isRow ? null : <FormFailure form={form} />}
      <div className={isRow ? 'sm:mt-7' : 'sm:col-span-full'}>
        <SubmitButton busy={form.busy} look={look} size={size}>
          {button}
        </SubmitButton>
      </div>
    </RecordForm>
  );
};

type FieldsDialogProps<Values extends FieldValues, Answer> = FormOptions<Values, Answer> & {
  title: string;
  description?: ReactNode;
  button: string;
  look?: ComponentProps<typeof Button>['look'];
  onClose: () => void;
  /** More content after the fields. */
  children?: ReactNode | ((form: FormState<Values>) => ReactNode);
};

/** The same form in a dialog; closing it with unsaved input asks first. */
export const FieldsDialog = <Values extends FieldValues, Answer>(
  props: FieldsDialogProps<Values, Answer>,
) => {
  const { title, description, button, look, onClose, children, ...options } = props;
  const form = useFieldsForm({ onSaved: onClose, ...options });
  return (
    <FormDialog {...{ title, description, look, form, onClose }} save={button}>
      <FormFields form={form} fields={options.fields} autofocus />
      {typeof children === 'function' ? children(form) : children}
    </FormDialog>
  );
};
