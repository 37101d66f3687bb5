import { BSONError } from 'bson';
import { describeDamage, isDamage } from '../disk/damage';
import { StoreError } from '../errors';
import { encode } from '../values/values';
import type { Context } from './command';
import { lookUp } from './commands';
import type { Message } from './messages';

/** Runs a command; returns the reply bytes, even on failure. */
export async function runCommand({ command }: Message, context: Context): Promise<Buffer> {
  return errorsAnswered(async () => {
    const answer = await lookUp(command).run(command, context);
    // Data just read may not be on disk yet, and could still be rolled back.
    await context.store.committed();
    return Buffer.isBuffer(answer) ? answer : encode({ ...answer, ok: 1 });
  });
}

export async function errorsAnswered(work: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await work();
  } catch (error) {
    const { message: errmsg, code, codeName, details } = asStoreError(error);
    return encode({ ok: 0, errmsg, code, codeName, ...details });
  }
}

function asStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  if (error instanceof BSONError) return new StoreError('InvalidBSON', error.message);
  if (isDamage(error)) return new StoreError('InternalError', describeDamage(error));
  // A walk went through a table that was dropped meanwhile.
  if (/no such table/.test(String(error)))
    return new StoreError('QueryPlanKilled', 'the collection or index was dropped');
  return new StoreError('InternalError', `internal error: ${String(error)}`);
}
