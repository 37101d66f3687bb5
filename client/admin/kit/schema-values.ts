import { z } from '../../../shared/zod';

type Node = z.ZodType;
type Wrapper = z.ZodOptional | z.ZodNullable | z.ZodDefault;

const isWrapper = (schema: Node): schema is Wrapper =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;

/** Returns a schema with those that it wraps, the innermost last. */
export const getLayers = (schema: Node): Node[] =>
  isWrapper(schema) ? [schema, ...getLayers(schema.unwrap() as Node)] : [schema];

export const getInner = (schema: Node): Node => getLayers(schema).at(-1)!;

const getBlank = (schema: Node) => {
  const inner = getInner(schema);
  if (schema instanceof z.ZodDefault) return schema.parse(undefined);
  if (inner instanceof z.ZodBoolean) return false;
  if (inner instanceof z.ZodNumber) return null;
  if (inner instanceof z.ZodEnum && inner === schema) return inner.options[0];
  return '';
};

/** Returns what a form holds for a value of this schema: the same shape, with a blank for everything that is missing. */
export const toForm = <Schema extends Node>(schema: Schema, value?: unknown): z.infer<Schema> => {
  const inner = getInner(schema);
  if (inner instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(inner.shape as Record<string, Node>).map(([name, one]) => [
        name,
        toForm(one, (value as Record<string, unknown> | null | undefined)?.[name]),
      ]),
    ) as z.infer<Schema>;
  if (inner instanceof z.ZodArray)
    return ((value ?? []) as unknown[]).map((one) => toForm(inner.element as Node, one)) as z.infer<Schema>;
  if (value === undefined) return getBlank(schema) as z.infer<Schema>;
  return (value ?? (inner instanceof z.ZodNumber ? null : '')) as z.infer<Schema>;
};

const isBlank = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isBlank)
    : value === '' || value === null || value === undefined;

/** Returns the value that a form stands for: a blank is missing where it may be, or null. */
export const fromForm = (schema: Node, value: unknown): unknown => {
  if (value === undefined) return undefined;
  const inner = getInner(schema);
  if (inner instanceof z.ZodArray)
    return (value as unknown[]).map((one) => fromForm(inner.element as Node, one));
  if (isBlank(value) && schema.safeParse(null).success) return null;
  if (isBlank(value) && schema instanceof z.ZodOptional) return undefined;
  if (!(inner instanceof z.ZodObject)) return value;
  return Object.fromEntries(
    Object.entries(inner.shape as Record<string, Node>).map(([name, one]) => [
      name,
      fromForm(one, (value as Record<string, unknown>)[name]),
    ]),
  );
};
