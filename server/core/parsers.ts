import { pageOf } from '../../shared/schemas/list';
import { z } from '../../shared/zod';

const isBlank = (schema: z.core.$ZodType, value: unknown) =>
  value === null ||
  value === '' ||
  (typeof value === 'string' && value.trim() === '' && !z.safeParse(schema, value).success);

/** A copy of the input without blank or null optional fields, which count as missing. */
export const withoutBlanks = (schema: z.ZodObject, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { shape } = schema;
  return Object.fromEntries(
    Object.entries(value).filter(
      ([key, one]) => !(shape[key] instanceof z.ZodOptional && isBlank(shape[key], one)),
    ),
  );
};

/** The same schema as an input whose blank optional fields count as missing. */
export const blankIsMissing = <Schema extends z.ZodObject>(schema: Schema): Schema =>
  Object.create(schema, {
    // For synchronous schemas, this takes a third of zod's own time.
    parseAsync: { value: async (value: unknown) => schema.parse(withoutBlanks(schema, value)) },
  });

/** The same schema as an input that the procedure parses itself, because its meaning depends on the sender. */
export const asSent = <Schema extends z.ZodObject>(schema: Schema): z.ZodType<unknown, z.input<Schema>> =>
  Object.create(schema, { parseAsync: { value: async (value: unknown) => value } });

const picker = (schema: z.ZodObject) => {
  const keys = Object.keys(schema.shape);
  return (value: Record<string, unknown>) => {
    const picked: Record<string, unknown> = {};
    for (const key of keys) if (value[key] !== undefined) picked[key] = value[key];
    return picked;
  };
};

/**
 * The same schema as an output that passes only its own fields, without checking values: data from our database was
 * checked on its way in, and checking every row of a long list again is slow.
 */
export const onlyItsFields = <Schema extends z.ZodObject>(schema: Schema): Schema => {
  const pick = picker(schema);
  return Object.create(schema, { parseAsync: { value: async (value: never) => pick(value) } });
};

/** The same schema as an output whose fields the procedure itself filters. */
export const asBuilt = <Schema extends z.ZodType>(schema: Schema): Schema =>
  Object.create(schema, { parseAsync: { value: async (value: never) => value } });

/** The same for a list of rows. */
export const toRows = <Row extends z.ZodObject>(row: Row): z.ZodArray<Row> => {
  const pick = picker(row);
  return Object.create(z.array(row), { parseAsync: { value: async (rows: never[]) => rows.map(pick) } });
};

/** The same for one page of a list. */
export const pageOfRows = <Row extends z.ZodObject>(row: Row): ReturnType<typeof pageOf<Row>> => {
  const pick = picker(row);
  const ofRows = async ({ rows, total }: { rows: never[]; total: number }) => ({
    total,
    rows: rows.map(pick),
  });
  return Object.create(pageOf(row), { parseAsync: { value: ofRows } });
};
