import type { ComponentProps } from 'react';
import { useState } from 'react';
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { Field } from '../../ui/field';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type Parser = {
  /** Words that stand for no value become one that the schema refuses. */
  parse: (text: string) => unknown;
  format: (value: never) => string;
  inputMode?: 'numeric' | 'decimal';
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
export const parsers = {
  number: { ...number, inputMode: 'numeric' },
  decimal: { ...number, inputMode: 'decimal' },
  list: { parse: splitList, format: (value: readonly string[]) => value.join(', ') },
  numbers: {
    parse: (text: string) => splitList(text).map(Number),
    format: (value: readonly number[]) => value.join(', '),
  },
} satisfies Record<string, Parser>;

type ParsedFieldProps<Values extends FieldValues> = Omit<ComponentProps<typeof Field>, 'form' | 'name'> & {
  control: Control<Values>;
  name: Path<Values>;
  kind: keyof typeof parsers;
};

/** A line of text for a value of another type. What the person typed stays as they typed it. */
export const ParsedField = <Values extends FieldValues>(props: ParsedFieldProps<Values>) => {
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
