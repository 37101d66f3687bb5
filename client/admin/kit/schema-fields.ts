import { type FieldWords, fieldWords } from '../../../shared/field-words';
import { z } from '../../../shared/zod';
import type { FieldMeta } from './one-field';
import { getInner, getLayers, toForm } from './schema-values';

/** A sentence that names the limits of a number. */
const numberWords = ({ minValue, maxValue }: z.ZodNumber) =>
  minValue === null || maxValue === null || !Number.isFinite(maxValue)
    ? 'Enter a number.'
    : `Enter a number from ${minValue.toLocaleString('en-US')} to ${maxValue.toLocaleString('en-US')}.`;

/** The parts of a field's look that follow from its schema. */
const inferMeta = (schema: z.ZodType, { choices, empty }: FieldWords): Partial<FieldMeta> => {
  const hasChoices = choices !== undefined;
  const inner = getInner(schema);
  if (inner instanceof z.ZodBoolean) return { kind: 'check' };
  if (inner instanceof z.ZodNumber) return { kind: 'number', wrong: numberWords(inner) };
  if (inner instanceof z.ZodEnum) return { kind: 'choice', choices: inner.options.map(String) };
  if (!(inner instanceof z.ZodArray)) return hasChoices ? { kind: 'choice' } : {};
  const element = getInner(inner.element as z.ZodType);
  if (element instanceof z.ZodObject)
    return { kind: 'rows', fields: getFields(element), empty: toForm(element, empty) };
  if (element instanceof z.ZodNumber) return { kind: 'numbers' };
  return { kind: hasChoices ? 'checks' : 'list' };
};

/** The fields of a schema that have words, in its order or that of `names`; those of a record within it, too. */
export const getFields = (
  schema: z.ZodObject,
  names: readonly string[] = Object.keys(schema.shape),
): Record<string, FieldMeta> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const one = schema.shape[name] as z.ZodType;
      const inner = getInner(one);
      if (inner instanceof z.ZodObject)
        return Object.entries(getFields(inner)).map(([part, meta]) => [`${name}.${part}`, meta]);
      const words = getLayers(one)
        .map((layer) => fieldWords.get(layer))
        .find(Boolean);
      if (!words) return [];
      const { isWide, empty, ...meta } = words;
      const className = isWide && { className: 'sm:col-span-2' };
      return [[name, { ...inferMeta(one, words), ...className, ...meta }]];
    }),
  );
