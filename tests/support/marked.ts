import { Types } from 'mongoose';
import type { z } from '../../shared/zod';

/** Values by the name of their field, wherever it stands: what leads to a person. */
type Links = Readonly<Record<string, unknown>>;
type Marks = (path: string) => string;

type Instance = { instance: string; options: Record<string, unknown>; schema?: Nested } & {
  enumValues?: string[];
  embeddedSchemaType?: Instance;
};
type Nested = { paths: Record<string, Instance> };

const put = (doc: Record<string, unknown>, path: string, value: unknown) => {
  const names = path.split('.');
  let place = doc;
  for (const name of names.slice(0, -1)) {
    place[name] ??= {};
    place = place[name] as Record<string, unknown>;
  }
  place[names.at(-1)!] = value;
};

const toValue = (type: Instance, path: string, mark: Marks, links: Links): unknown => {
  const { instance, enumValues = [], embeddedSchemaType, schema } = type;
  if (schema && instance === 'Array') return [markedDoc(schema, mark, links, `${path}.`)];
  if (schema) return markedDoc(schema, mark, links, `${path}.`);
  if (instance === 'Array' || instance === 'DocumentArray')
    return embeddedSchemaType ? [toValue(embeddedSchemaType, path, mark, links)] : [mark(path)];
  if (instance === 'String') return enumValues[0] ?? mark(path);
  if (instance === 'ObjectId') return new Types.ObjectId();
  if (instance === 'Number') return 1;
  if (instance === 'Boolean') return true;
  if (instance === 'Date') return new Date();
  if (instance === 'Buffer') return Buffer.from(mark(path));
  return { ...links, value: mark(path) };
};

/** A document with a marked text in every field that a schema of mongoose allows. */
export const markedDoc = (
  { paths }: Nested,
  mark: Marks,
  links: Links = {},
  prefix = '',
): Record<string, unknown> => {
  const doc: Record<string, unknown> = {};
  for (const [path, type] of Object.entries(paths)) {
    const name = path.split('.').at(-1)!;
    if (path.includes('$*')) continue;
    const value = name in links ? links[name] : toValue(type, `${prefix}${path}`, mark, links);
    if (value !== undefined) put(doc, path, value);
  }
  return doc;
};

type Definition = {
  type: string;
  shape?: Record<string, z.ZodType>;
  innerType?: z.ZodType;
  element?: z.ZodType;
  valueType?: z.ZodType;
  entries?: Record<string, string>;
  values?: unknown[];
};

/** A value with a marked text in every field that a schema of zod allows. */
export const markedValue = (schema: z.ZodType, mark: Marks, links: Links = {}, path = ''): unknown => {
  const { type, shape, innerType, element, valueType, entries, values } = schema.def as unknown as Definition;
  const below = (name: string, one: z.ZodType) =>
    name in links ? links[name] : markedValue(one, mark, links, path ? `${path}.${name}` : name);
  if (shape) return Object.fromEntries(Object.entries(shape).map(([name, one]) => [name, below(name, one)]));
  if (innerType) return markedValue(innerType, mark, links, path);
  if (element) return [markedValue(element, mark, links, path)];
  if (valueType) return { key: markedValue(valueType, mark, links, path) };
  if (entries) return Object.values(entries)[0];
  if (values) return values[0];
  if (type === 'boolean') return true;
  if (type === 'number') return 1;
  return mark(path);
};
