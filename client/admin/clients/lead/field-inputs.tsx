import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import {
  type DetailName,
  detailNames,
  fieldText,
  languages,
  leadField,
  leadFields,
  type SpokenFor,
} from '../../../../shared/lead-fields';
import { Field } from '../../../ui/field';
import { Select } from '../../../ui/select';
import { clientLabels } from '../../field-name';
import { withCurrent } from '../../form/choices';
import { DateField } from '../../form/date-field';

const names = new Intl.DisplayNames(['en'], { type: 'language' });
export const languageName = (code: string): string => names.of(code) ?? code;

/** The languages that we write, and the lead's current one. */
export const LanguageOptions = ({ current = '' }: { current?: string | undefined }) => (
  <>
    <option value="">Not known</option>
    {withCurrent(
      languages.map((code) => ({ value: code, label: languageName(code) })),
      current,
      languageName,
    ).map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </>
);

const nobody: SpokenFor = { name: '', relation: '' };
const toParts = (line: string): SpokenFor => leadFields.speaksFor.schema.safeParse(line).data ?? nobody;

type SpeaksForProps = {
  id: string;
  /** On one line: `Ana Lopez (daughter)`. */
  value: string;
  error?: string | undefined;
  autoFocus?: boolean;
  onChange: (value: string) => void;
};

/** The person that the lead speaks for: a name and a relation, stored as one field. */
export const SpeaksFor = ({ id, value, error, autoFocus, onChange }: SpeaksForProps) => {
  const [typed, setTyped] = useState(() => toParts(value));
  const { name, relation } = fieldText(typed) === value ? typed : toParts(value);
  const type = (part: Partial<SpokenFor>) => {
    const parts = { name, relation, ...part };
    setTyped(parts);
    onChange(fieldText(parts));
  };
  return (
    <>
      <Field
        id={id}
        label={clientLabels.speaksFor}
        hint="Whose case it is, if not their own."
        value={name}
        error={error}
        autoFocus={autoFocus}
        maxLength={200}
        onChange={({ target }) => type({ name: target.value })}
      />
      <Field
        id={`${id}-relation`}
        label="Relation"
        hint="For example: daughter, spouse, estate."
        value={relation}
        maxLength={100}
        onChange={({ target }) => type({ relation: target.value })}
      />
    </>
  );
};

type DetailFieldsProps = {
  form: {
    field: (name: DetailName) => UseFormRegisterReturn & Pick<SpeaksForProps, 'id' | 'error'>;
    control: (name: DetailName) => Pick<SpeaksForProps, 'id' | 'error' | 'onChange'>;
  };
  values: Readonly<Record<DetailName, string>>;
};

/** A form's fields for the details of a person. */
export const DetailFields = ({ form, values }: DetailFieldsProps) =>
  detailNames.map((name) => {
    if (name === 'speaksFor')
      return <SpeaksFor key={name} {...form.control(name)} value={values.speaksFor} />;
    if (name === 'language')
      return (
        <Select key={name} {...form.field(name)} label={clientLabels[name]}>
          <LanguageOptions current={values.language} />
        </Select>
      );
    const { input = 'text' } = leadField(name);
    if (input === 'date')
      return (
        <DateField key={name} {...form.control(name)} label={clientLabels[name]} isDay value={values[name]} />
      );
    return <Field key={name} {...form.field(name)} label={clientLabels[name]} type={input} maxLength={200} />;
  });
