import { TRPCError } from '@trpc/server';
import type { manyChanged } from '../../../shared/schemas/lists';
import type { z } from '../../../shared/zod';

const atOnce = 5;

/**
 * Applies one change to many leads, a few at a time. A refused lead does not stop the others. A write that the database
 * cannot confirm stops everything; repeating the call is safe.
 */
export const changeMany = async (
  ids: readonly string[],
  change: (id: string) => Promise<unknown>,
): Promise<z.infer<typeof manyChanged>> => {
  const done: string[] = [];
  const refused = new Set<string>();
  const waiting = [...new Set(ids)];
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
      try {
        await change(id);
        done.push(id);
      } catch (error) {
        if (!(error instanceof TRPCError)) throw error;
        refused.add(error.message);
      }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { done, refused: [...refused] };
};
