import { describeField } from '../../shared/agreements/template-fields';
import type { DocumentLanguage } from '../../shared/schemas/agreement-template';
import { z } from '../../shared/zod';
import { badRequest } from '../core/http/trpc';
import { longDate } from './dates';

/** Makes a value fit in one line of the text, whatever was typed. */
export const oneLine = (value: string) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

/** Makes each line fit, and drops empty ones. */
export const toLines = (value: string): string =>
  value
    .split(/\r?\n/)
    .map((line) => oneLine(line).trim())
    .filter(Boolean)
    .join('\n');

/** Returns a value in the shape of its field: a day in words, a block in lines, and anything else in one line. */
const toShape = (name: string, value: string, language: DocumentLanguage): string => {
  const { shape } = describeField(name);
  if (shape === 'lines') return toLines(value);
  const isDay = shape === 'date' && z.iso.date().safeParse(value.trim()).success;
  return isDay ? longDate(value.trim(), language, 'UTC') : oneLine(value);
};

const hasValue = (value: string | undefined): boolean => value !== undefined && value.trim() !== '';

export type SentValues = {
  /** Every field that has a value. */
  values: ReadonlyMap<string, string>;
  /** Fields of the text that the lead, firm and template leave open; only these may be filled by the sender. */
  open: string[];
  /** The sender's values. */
  filled: Record<string, string>;
  /** The sender's values for fields that already have one. */
  refused: string[];
};

/** Adds the sender's values to those of the lead, firm and template, and never replaces them. */
export const sentValues = (
  defaults: readonly (readonly [string, string])[],
  fields: readonly string[],
  language: DocumentLanguage,
  input: Readonly<Record<string, string>> = {},
): SentValues => {
  const toEntry = ([name, value]: readonly [string, string]) =>
    [name, toShape(name, value, language)] as const;
  const own = new Map(defaults.map(toEntry));
  const open = fields.filter((name) => !hasValue(own.get(name)));
  const typed = new Map(Object.entries(input).map(toEntry));
  const filled = open.flatMap((name) => (hasValue(typed.get(name)) ? [[name, typed.get(name)!]] : []));
  return {
    values: new Map([...own, ...(filled as [string, string][])]),
    open,
    filled: Object.fromEntries(filled),
    refused: [...typed.keys()].filter((name) => hasValue(own.get(name))),
  };
};

/** Throws FIELD_IS_FILLED if a sending sets a field that the lead, firm or template fills. */
export const refuseFilled = ({ refused }: Pick<SentValues, 'refused'>): void => {
  if (refused.length === 0) return;
  throw badRequest(
    `These fields have a value already: ${refused.join(', ')}. Change them where they belong, or leave them out.`,
    'FIELD_IS_FILLED',
  );
};
