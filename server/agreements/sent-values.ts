import { TRPCError } from '@trpc/server';
import { ToldAs } from '../core/http/trpc';

/** Makes a value fit in one line of the text, whatever was typed. */
export const oneLine = (value: string) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

const hasValue = (value: string | undefined): boolean => value !== undefined && value.trim() !== '';

export type SentValues = {
  /** Every field that has a value. */
  values: ReadonlyMap<string, string>;
  /** Fields of the text that lead, firm and template leave open: these alone may be filled by who sends. */
  open: string[];
  /** The sender's values. */
  filled: Record<string, string>;
  /** The sender's values for fields that already have one. */
  refused: string[];
};

/** Lays what who sends typed beside what lead, firm and template say, and never over it. */
export const sentValues = (
  defaults: readonly (readonly [string, string])[],
  fields: readonly string[],
  input: Readonly<Record<string, string>> = {},
): SentValues => {
  const own = new Map(defaults.map(([name, value]) => [name, oneLine(value)] as const));
  const open = fields.filter((name) => !hasValue(own.get(name)));
  const typed = new Map(Object.entries(input).map(([name, value]) => [name, oneLine(value)] as const));
  const filled = open.flatMap((name) => (hasValue(typed.get(name)) ? [[name, typed.get(name)!]] : []));
  return {
    values: new Map([...own, ...(filled as [string, string][])]),
    open,
    filled: Object.fromEntries(filled),
    refused: [...typed.keys()].filter((name) => hasValue(own.get(name))),
  };
};

/** Throws FIELD_IS_FILLED where a sending names what lead, firm or template fill. */
export const refuseFilled = ({ refused }: Pick<SentValues, 'refused'>): void => {
  if (refused.length === 0) return;
  throw new TRPCError({
    code: 'BAD_REQUEST',
    message: `These fields have a value already: ${refused.join(', ')}. Change them where they belong, or leave them out.`,
    cause: new ToldAs('FIELD_IS_FILLED'),
  });
};
