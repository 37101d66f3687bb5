import { type ComponentProps, type ReactNode, useRef } from 'react';
import { type FieldValues, type Path, useWatch } from 'react-hook-form';
import { messages, type Toast } from '../../../shared/messages';
import type { z } from '../../../shared/zod';
import type { Button } from '../../ui/button';
import { Field, FieldError } from '../../ui/field';
import { Select } from '../../ui/select';
import { Switch } from '../../ui/switch';
import { TextArea } from '../../ui/text-area';
import { FormDialog } from '../form/form-dialog';
import { FormFailure, RecordForm } from '../form/record-form';
import { SubmitButton } from '../form/submit-button';
import { useRecordForm } from '../form/use-record-form';
import { findProblems, type Problems } from '../form/validation';
import { CheckRow } from './check-row';

type Choice = { value: string; label: string; detail?: ReactNode };

/** How one field is asked for. Its rules come from the schema. */
export type FieldMeta = {
  label: ReactNode;
  hint?: ReactNode;
  /** A line of text unless said; `checks` are boxes to tick, in the order of the choices. */
  kind?:
    | 'text'
    | 'email'
    | 'tel'
    | 'url'
    | 'date'
    | 'moment'
    | 'number'
    | 'decimal'
    | 'long'
    | 'choice'
    | 'checks'
    | 'switch';
  choices?: readonly Choice[];
  /** The label of the empty choice. */
  first?: string;
  /** Lines of a long text. */
  rows?: number;
  maxLength?: number;
  /** Instead of the general message where it is left blank, and of the schema's where it is wrong. */
  missing?: string;
  wrong?: string;
  className?: string;
};

export type Fields<Values> = { readonly [Name in keyof Values]?: FieldMeta };
type ObjectSchema = z.ZodType & { shape: Record<string, z.ZodType> };

type FormOptions<Values extends FieldValues, Answer> = {
  /** Names the form and its record: the key of its draft and of its ids. */
  name: string;
  schema: ObjectSchema;
  fields: Fields<Values>;
  defaults: Values;
  /** The version of the record that `defaults` come from. */
  base?: unknown;
  /** Fields that this browser never keeps as a draft. */
  secret?: readonly Path<Values>[];
  /** What the schema checks and the server gets, where it differs from what is typed. */
  toInput?: (values: Values) => unknown;
  save: (values: Values) => Promise<Answer>;
  saved?: Toast;
  failed: Toast;
  /** Called after a save, with what the server answered. */
  onSaved?: (answer: Answer) => unknown;
  /** Start over with these values after a save, where the form stays open. */
  restart?: (values: Values) => Values;
};

/** A field that the schema refuses to leave blank. */
const isRequired = (schema: z.ZodType | undefined) =>
  schema !== undefined && !schema.safeParse('').success && !schema.safeParse(undefined).success;

/** The messages with a field's own words where it has some. */
const inOwnWords = <Values,>(fields: Fields<Values>, problems: Problems): Problems =>
  Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => {
      const { missing, wrong } = (fields as Record<string, FieldMeta | undefined>)[name] ?? {};
      return [name, (problem === messages.form.required ? missing : wrong) ?? problem];
    }),
  );

/** A form of plain fields: its rules come from the schema, its controls from the fields. */
export const useFieldsForm = <Values extends FieldValues, Answer>(options: FormOptions<Values, Answer>) => {
  const answer = useRef<Answer>(undefined);
  const { name, schema, fields, defaults, base, secret, toInput, save, saved, failed, onSaved, restart } =
    options;
  // Only a text can be left blank.
  const required = (Object.keys(defaults) as Path<Values>[]).filter(
    (one) => typeof defaults[one] === 'string' && isRequired(schema.shape[one]),
  );
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
    failed: failed.title,
    saved,
    onSaved: () => {
      if (restart) form.restart(restart(form.form.getValues()));
      onSaved?.(answer.current as Answer);
    },
  });
  return form;
};

type FormState<Values extends FieldValues> = ReturnType<typeof useRecordForm<Values>>;
type FieldProps<Values extends FieldValues> = {
  form: FormState<Values>;
  name: Path<Values>;
  meta: FieldMeta;
  autofocus: boolean;
};

const Checks = <Values extends FieldValues>({ form, name, meta }: Omit<FieldProps<Values>, 'autofocus'>) => {
  const { id, error, onChange } = form.control(name);
  const chosen = useWatch({ control: form.form.control, name }) as readonly string[];
  const { choices = [] } = meta;
  const toggle = (value: string) =>
    onChange(
      choices.map((one) => one.value).filter((one) => (one === value) !== chosen.includes(one)) as never,
    );
  return (
    <fieldset aria-describedby={`${id}-hint ${id}-error`} className={meta.className ?? 'sm:col-span-2'}>
      <legend className="text-sm font-semibold">{meta.label}</legend>
      <p id={`${id}-hint`} className="text-sm text-muted empty:hidden">
        {meta.hint}
      </p>
      <div className="mt-2 grid gap-x-5 sm:grid-cols-2">
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
  date: { type: 'date' },
  moment: { type: 'datetime-local' },
  number: { inputMode: 'numeric' },
  decimal: { inputMode: 'decimal' },
} as const;

const OneField = <Values extends FieldValues>(props: FieldProps<Values>) => {
  const { form, name, meta, autofocus } = props;
  const { kind = 'text', choices = [], label, hint, rows, maxLength, className } = meta;
  if (kind === 'checks') return <Checks {...props} />;
  if (kind === 'switch') return <OnOff {...props} />;
  const common = { ...form.field(name), label, hint, className, 'data-autofocus': autofocus || undefined };
  if (kind === 'long') return <TextArea {...common} rows={rows} maxLength={maxLength} readOnly={form.busy} />;
  if (kind === 'choice') return <Select {...common} first={meta.first} choices={choices} />;
  return <Field {...common} {...inputOf[kind]} maxLength={maxLength} />;
};

type FieldsProps<Values extends FieldValues> = {
  form: FormState<Values>;
  fields: Fields<Values>;
  /** The first field takes the focus, as in a dialog. */
  autofocus?: boolean;
};

/** The controls of a form, in the order of its fields. */
export const FormFields = <Values extends FieldValues>({ form, fields, autofocus }: FieldsProps<Values>) =>
  (Object.entries(fields) as [Path<Values>, FieldMeta][]).map(([name, meta], index) => (
    <OneField key={name} form={form} name={name} meta={meta} autofocus={autofocus === true && index === 0} />
  ));

type FieldsFormProps<Values extends FieldValues, Answer> = FormOptions<Values, Answer> & {
  button: string;
  look?: ComponentProps<typeof Button>['look'];
  size?: ComponentProps<typeof Button>['size'];
  /** One line of fields with the button at its end. */
  isRow?: boolean;
  className?: string;
};

/** A form on a screen: its fields, why the last save failed, and its button. */
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
  /** After the fields: what is more than a field. */
  children?: ReactNode | ((form: FormState<Values>) => ReactNode);
};

/** The same in a dialog; closing it over something typed asks first. */
export const FieldsDialog = <Values extends FieldValues, Answer>(
  props: FieldsDialogProps<Values, Answer>,
) => {
  const { title, description, button, look, onClose, children, ...options } = props;
  const form = useFieldsForm(options);
  return (
    <FormDialog {...{ title, description, look, form, onClose }} save={button}>
      <FormFields form={form} fields={options.fields} autofocus />
      {typeof children === 'function' ? children(form) : children}
    </FormDialog>
  );
};
