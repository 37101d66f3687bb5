/** The part of JSON Schema 2020-12 that our OpenAPI document uses. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
};

const understood = new Set(
  '$ref type enum const anyOf oneOf properties required additionalProperties propertyNames items minItems maxItems minLength maxLength pattern format minimum maximum description example default title'.split(
    ' ',
  ),
);

const formats: Record<string, RegExp> = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/,
  date: /^\d{4}-\d\d-\d\d$/,
  uuid: /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
  'idn-email': /^[^@\s]+@[^@\s]+$/u,
  password: /^/,
  binary: /^/,
};

const getType = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (Number.isInteger(value)) return 'integer';
  return typeof value;
};

const lookUp = (root: unknown, ref: string): JsonSchema => {
  const target = ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], root);
  if (!target) throw new Error(`${ref} leads nowhere`);
  return target as JsonSchema;
};

const textProblems = (value: string, schema: JsonSchema): string[] => {
  const problems: string[] = [];
  const length = [...value].length;
  if (schema.minLength !== undefined && length < schema.minLength) problems.push('is too short');
  if (schema.maxLength !== undefined && length > schema.maxLength) problems.push('is too long');
  if (schema.pattern && !new RegExp(schema.pattern, 'u').test(value))
    problems.push(`is not like ${schema.pattern}`);
  if (schema.format && !formats[schema.format])
    throw new Error(`The format ${schema.format} is not understood`);
  if (schema.format && !formats[schema.format]!.test(value)) problems.push(`is no ${schema.format}`);
  return problems;
};

const objectProblems = (value: Record<string, unknown>, schema: JsonSchema, root: unknown, at: string) => {
  const problems = (schema.required ?? [])
    .filter((key) => !(key in value))
    .map((key) => `${at}.${key} is missing`);
  for (const [key, inner] of Object.entries(value)) {
    if (schema.propertyNames)
      problems.push(...mismatches(key, schema.propertyNames, root, `${at} name ${key}`));
    const property = schema.properties?.[key];
    const other = schema.additionalProperties;
    if (property) problems.push(...mismatches(inner, property, root, `${at}.${key}`));
    else if (other === false) problems.push(`${at}.${key} is not documented`);
    else if (typeof other === 'object') problems.push(...mismatches(inner, other, root, `${at}.${key}`));
  }
  return problems;
};

/** The differences between a value and a schema of the document `root`; an unknown keyword is an error. */
export const mismatches = (value: unknown, schema: JsonSchema, root: unknown, at = '$'): string[] => {
  const unknownKeyword = Object.keys(schema).find((key) => !understood.has(key));
  if (unknownKeyword) throw new Error(`${at}: the keyword ${unknownKeyword} is not understood`);
  if (schema.$ref) return mismatches(value, lookUp(root, schema.$ref), root, at);
  const type = getType(value);
  const types = schema.type === undefined ? undefined : [schema.type].flat();
  if (types && !types.includes(type) && !(type === 'integer' && types.includes('number')))
    return [`${at} is ${type}, not ${types.join(' or ')}`];

  const problems: string[] = [];
  if (schema.enum && !schema.enum.includes(value))
    problems.push(`${at} is none of ${schema.enum.join(', ')}`);
  if (schema.const !== undefined && schema.const !== value) problems.push(`${at} is not ${schema.const}`);
  if (schema.anyOf && !schema.anyOf.some((choice) => mismatches(value, choice, root, at).length === 0))
    problems.push(`${at} matches none of the choices`);
  if (
    schema.oneOf &&
    schema.oneOf.filter((choice) => mismatches(value, choice, root, at).length === 0).length !== 1
  )
    problems.push(`${at} does not match exactly one of the choices`);
  if (typeof value === 'string') problems.push(...textProblems(value, schema).map((text) => `${at} ${text}`));
  if (typeof value === 'number') {
    if (schema.minimum !== undefined && value < schema.minimum) problems.push(`${at} is too small`);
    if (schema.maximum !== undefined && value > schema.maximum) problems.push(`${at} is too large`);
  }
  if (Array.isArray(value) && schema.minItems !== undefined && value.length < schema.minItems)
    problems.push(`${at} has too few items`);
  if (Array.isArray(value) && schema.maxItems !== undefined && value.length > schema.maxItems)
    problems.push(`${at} has too many items`);
  if (Array.isArray(value) && schema.items)
    problems.push(
      ...value.flatMap((item, index) => mismatches(item, schema.items!, root, `${at}[${index}]`)),
    );
  if (type === 'object') problems.push(...objectProblems(value as Record<string, unknown>, schema, root, at));
  return problems;
};
