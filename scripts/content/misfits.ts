import type { z } from '../../shared/zod';

/** What does not fit its schema, each line with the place where it stands. */
export const misfits = (name: string, schema: z.ZodType, value: unknown): string[] =>
  (schema.safeParse(value).error?.issues ?? []).map(
    ({ path, message }) => `${name}: ${path.join('.')}: ${message}`,
  );
