import type { z } from '../../shared/zod';

/** Schema violations, each with its place. */
export const misfits = (name: string, schema: z.ZodType, value: unknown): string[] =>
  (schema.safeParse(value).error?.issues ?? []).map(
    ({ path, message }) => `${name}: ${path.join('.')}: ${message}`,
  );
