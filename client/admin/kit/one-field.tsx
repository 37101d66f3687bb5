import { type ReactNode, useState } from 'react';
import { type FieldValues, type Path, useWatch } from 'react-hook-form';
import type { FieldWords } from '../../../shared/field-words';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Field, FieldError } from '../../ui/field';
import { type Choices, listChoices, Select } from '../../ui/select';
import { Switch } from '../../ui/switch';
import { TextArea } from '../../ui/text-area';
import type { useRecordForm } from '../form/use-record-form';
import { useCaseTypes } from '../shared-queries';
import { CheckRow } from './check-row';
import { ParsedField, parsers } from './parsed-field';

type Choice = { value: string; label: string; detail?: ReactNode };
type Kind =
  | NonNullable<FieldWords['kind']>
  | keyof typeof parsers
  | 'secret'
  | 'time'
  | 'moment'
  | 'choice'
  | 'check'
  | 'checks'
  | 'rows';

/** The look of a field. Its rules come from the schema. */
export type FieldMeta = Omit<FieldWords, 'label' | 'hint' | 'kind' | 'choices' | 'isWide'> & {
  label: ReactNode;
  hint?: ReactNode;
  /** A line of text by default; `checks` are checkboxes in the order of the choices. */
  kind?: Kind;
  choices?: Choices<Choice> | 'caseTypes';
  maxLength?: number;
  className?: string;
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
} as const;

const isParsed = (kind: Kind): kind is keyof typeof parsers => kind in parsers;

/** The control for one field. */
export const OneField = <Values extends FieldValues>(props: FieldProps<Values>) => {
  const { form, name, meta, autofocus } = props;
  const { kind = 'text', label, hint, rows, maxLength, className } = meta;
  if (kind === 'checks') return <Checks {...props} />;
  if (kind === 'choice') return <Choose {...props} />;
  if (kind === 'switch') return <OnOff {...props} />;
  if (kind === 'check')
    return <Checkbox {...form.form.register(name)} {...{ id: form.field(name).id, label, className }} />;
  const common = { ...form.field(name), label, hint, className, 'data-autofocus': autofocus || undefined };
  if (kind === 'long') return <TextArea {...common} rows={rows} maxLength={maxLength} readOnly={form.busy} />;
  if (isParsed(kind)) return <ParsedField {...common} control={form.form.control} name={name} kind={kind} />;
  return <Field {...common} {...inputOf[kind as keyof typeof inputOf]} maxLength={maxLength} />;
};
