import { pageOf } from '../../shared/schemas/list';
import { z } from '../../shared/zod';

const isBlank = (schema: z.core.$ZodType, value: unknown) =>
  value === null ||
  value === '' ||
  (typeof value === 'string' && value.trim() === '' && !z.safeParse(schema, value).success);

/** A copy of what was sent without the optional fields that are blank or null: they count as not given. */
export const withoutBlanks = (schema: z.ZodObject, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { shape } = schema;
  return Object.fromEntries(
    Object.entries(value).filter(
      ([key, one]) => !(shape[key] instanceof z.ZodOptional && isBlank(shape[key], one)),
    ),
  );
};

/** The same schema as an input for which a blank optional field counts as not given. */
export const blankIsMissing = <Schema extends z.ZodObject>(schema: Schema): Schema =>
  Object.create(schema, {
    // Of what waits for nothing zod has a way of its own, in a third of the time.
    parseAsync: { value: async (value: unknown) => schema.parse(withoutBlanks(schema, value)) },
  });

/** The same schema as an input that the procedure reads itself, because what it means depends on who sends it. */
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
 * The same schema as an output that lets through its own fields and nothing else, without checking their values: what
 * comes out of our own database was checked on its way in, and a long list would be checked row by row again.
 */
export const onlyItsFields = <Schema extends z.ZodObject>(schema: Schema): Schema => {
  const pick = picker(schema);
  return Object.create(schema, { parseAsync: { value: async (value: never) => pick(value) } });
};

/** The same schema as an output of which the procedure itself lets through what may leave. */
export const asBuilt = <Schema extends z.ZodObject>(schema: Schema): Schema =>
  Object.create(schema, { parseAsync: { value: async (value: never) => value } });

/** The same for a list of rows. */
export const toRows = <Row extends z.ZodObject>(row: Row): z.ZodArray<Row> => {
  const pick = picker(row);
  return Object.create(z.array(row), { parseAsync: { value: async (rows: never[]) => rows.map(pick) } });
};

/** The same for a page of a list that says more than how many rows there are. */
export const pageThatSays = <Row extends z.ZodObject, Page extends z.ZodObject>(row: Row, page: Page) => {
  const pick = picker(row);
  return Object.create(page, {
    parseAsync: {
      value: async ({ rows, ...rest }: { rows: never[] }) => ({ ...rest, rows: rows.map(pick) }),
    },
  }) as Page;
};

/** The same for one page of a list. */
export const pageOfRows = <Row extends z.ZodObject>(row: Row) => pageThatSays(row, pageOf(row));
