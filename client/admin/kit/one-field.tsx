import { type ComponentProps, type ReactNode, useState } from 'react';
import { type Control, type FieldValues, type Path, useController, useWatch } from 'react-hook-form';
import type { FieldWords } from '../../../shared/field-words';
import { toDateTimeInput, toMoment } from '../../lib/times';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Field, FieldError, RequiredMark } from '../../ui/field';
import { type Choices, listChoices, Select } from '../../ui/select';
import { Switch } from '../../ui/switch';
import { TextArea } from '../../ui/text-area';
import { MomentField } from '../form/moment-field';
import type { useRecordForm } from '../form/use-record-form';
import { useCaseTypes } from '../shared-queries';
import { CheckRow } from './check-row';
import { DurationField, type Unit } from './duration';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type Parser = {
  /** Words that stand for no value become one that the schema refuses. */
  parse: (text: string) => unknown;
  format: (value: never) => string;
  inputMode?: 'numeric' | 'decimal';
  type?: 'datetime-local';
};

const number = {
  parse: (text: string) => (text.trim() === '' ? null : Number(text)),
  format: (value: number | null) => (value === null ? '' : String(value)),
};

const splitList = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** The kinds of fields whose value is not the text that a person types. */
const parsers = {
  number: { ...number, inputMode: 'numeric' },
  decimal: { ...number, inputMode: 'decimal' },
  list: { parse: splitList, format: (value: readonly string[]) => value.join(', ') },
  numbers: {
    parse: (text: string) => splitList(text).map(Number),
    format: (value: readonly number[]) => value.join(', '),
  },
  /** A moment by the browser's own control. */
  clock: {
    parse: (text: string) => toMoment(text) ?? text,
    format: (value: string) => value && toDateTimeInput(new Date(value)),
    type: 'datetime-local',
  },
} satisfies Record<string, Parser>;

type ParsedFieldProps<Values extends FieldValues> = Omit<ComponentProps<typeof Field>, 'form' | 'name'> & {
  control: Control<Values>;
  name: Path<Values>;
  kind: keyof typeof parsers;
};

/** A line of text for a value of another type. What the person typed stays as they typed it. */
const ParsedField = <Values extends FieldValues>(props: ParsedFieldProps<Values>) => {
  const { control, name, kind, ...input } = props;
  const { parse, format, ...mode }: Parser = parsers[kind];
  const { field } = useController({ control, name });
  const [typed, setTyped] = useState<{ text: string; value: unknown }>();
  return (
    <Field
      {...input}
      {...mode}
      ref={field.ref}
      name={name}
      value={typed && isSame(typed.value, field.value) ? typed.text : format(field.value as never)}
      onBlur={field.onBlur}
      onChange={({ target: { value: text } }) => {
        const value = parse(text);
        setTyped({ text, value });
        field.onChange(value);
      }}
    />
  );
};

type Choice = { value: string; label: string; detail?: ReactNode };
type Kind =
  | NonNullable<FieldWords['kind']>
  | keyof typeof parsers
  | 'secret'
  | 'time'
  | 'moment'
  | 'duration'
  | 'choice'
  | 'cards'
  | 'check'
  | 'checks'
  | 'rows';

/** The look of a field. Its rules come from the schema. */
export type FieldMeta = Omit<FieldWords, 'label' | 'hint' | 'kind' | 'choices' | 'isWide'> & {
  label: ReactNode;
  hint?: ReactNode;
  /** A line of text by default; `checks` are checkboxes, and `cards` radio buttons, in the order of the choices. */
  kind?: Kind;
  choices?: Choices<Choice> | 'caseTypes';
  maxLength?: number;
  className?: string;
  autoComplete?: string;
  disabled?: boolean;
  /** Of a moment: the time zones of the person to call. */
  zones?: readonly string[] | undefined;
  /** Of a duration: its units, and the name of their choice. */
  units?: readonly Unit[];
  unitLabel?: string;
  /** The fields of rows. */
  fields?: Readonly<Record<string, FieldMeta>>;
};

export type Fields<Values> = { readonly [Name in keyof Values]?: FieldMeta };

export type FormState<Values extends FieldValues> = ReturnType<typeof useRecordForm<Values>>;
type FieldProps<Values extends FieldValues> = {
  form: FormState<Values>;
  name: Path<Values>;
  meta: FieldMeta;
  autofocus?: boolean;
};

const useChoices = (choices: FieldMeta['choices'] = []): readonly Choice[] => {
  const isNamed = choices === 'caseTypes';
  const caseTypes = useCaseTypes(isNamed);
  return isNamed ? caseTypes : listChoices(choices);
};

const Choose = <Values extends FieldValues>({ form, name, meta, autofocus }: FieldProps<Values>) => (
  <Select
    {...form.field(name)}
    label={meta.label}
    hint={meta.hint}
    className={meta.className}
    first={meta.first}
    data-autofocus={autofocus || undefined}
    choices={useChoices(meta.choices)}
  />
);

const Checks = <Values extends FieldValues>({ form, name, meta }: Omit<FieldProps<Values>, 'autofocus'>) => {
  const { id, error, onChange } = form.control(name);
  const chosen = useWatch({ control: form.form.control, name }) as readonly string[];
  const choices = useChoices(meta.choices);
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
            value={value}
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

/** One of several choices, each explained; none is chosen before, so that people think about it. */
const Cards = <Values extends FieldValues>({ form, name, meta }: Omit<FieldProps<Values>, 'autofocus'>) => {
  const { id, error, required, ...input } = form.field(name);
  return (
    <fieldset aria-describedby={`${id}-hint ${id}-error`} className={meta.className ?? 'sm:col-span-2'}>
      <legend className="mb-1.5 text-sm font-semibold">
        {meta.label}
        {required && <RequiredMark />}
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {useChoices(meta.choices).map(({ value, label, detail }) => (
          <label
            key={value}
            className="flex items-start gap-3 rounded-md border border-control bg-card px-3.5 py-2.5 hover:border-ink has-checked:border-accent has-checked:bg-paper-deep has-disabled:text-muted"
          >
            <input
              type="radio"
              value={value}
              disabled={meta.disabled}
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-${value}`}
              className="mt-0.5 size-5 shrink-0 accent-accent"
              {...input}
            />
            <span className="min-w-0 text-sm">
              <span className="block font-semibold">{label}</span>
              <span id={`${id}-${value}`} className="block text-muted">
                {detail}
              </span>
            </span>
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted empty:hidden">
        {meta.hint}
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
};

/** A value that its control takes and gives as a whole. */
const Whole = <Values extends FieldValues>({ form, name, meta, autofocus }: FieldProps<Values>) => {
  const { label, hint, className, zones, units = [], unitLabel = '' } = meta;
  const common = {
    ...form.control(name),
    onChange: form.control(name).onChange as (value: string) => void,
    ...{ label, hint, className, required: form.field(name).required },
    value: useWatch({ control: form.form.control, name }) as string,
    'data-autofocus': autofocus || undefined,
  } as const;
  return meta.kind === 'moment' ? (
    <MomentField {...common} zones={zones} />
  ) : (
    <DurationField {...common} units={units} unitLabel={unitLabel} />
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
} as const;

const isParsed = (kind: Kind): kind is keyof typeof parsers => kind in parsers;

/** The control for one field. */
export const OneField = <Values extends FieldValues>(props: FieldProps<Values>) => {
  const { form, name, meta, autofocus } = props;
  const { kind = 'text', label, hint, rows, maxLength, className, autoComplete } = meta;
  if (kind === 'checks') return <Checks {...props} />;
  if (kind === 'choice') return <Choose {...props} />;
  if (kind === 'cards') return <Cards {...props} />;
  if (kind === 'moment' || kind === 'duration') return <Whole {...props} />;
  if (kind === 'switch') return <OnOff {...props} />;
  if (kind === 'check')
    return <Checkbox {...form.form.register(name)} {...{ id: form.field(name).id, label, className }} />;
  const common = { ...form.field(name), label, hint, className, 'data-autofocus': autofocus || undefined };
  if (kind === 'long') return <TextArea {...common} rows={rows} maxLength={maxLength} readOnly={form.busy} />;
  if (isParsed(kind)) return <ParsedField {...common} control={form.form.control} name={name} kind={kind} />;
  return <Field {...common} {...inputOf[kind as keyof typeof inputOf]} {...{ maxLength, autoComplete }} />;
};
