import { TRPCError } from '@trpc/server';
import type { Staff } from '../../core/caller';
import type { Deps } from '../deps';

type Verb = 'delete' | 'demote';
const lastAdmin = (verb: Verb) =>
  new TRPCError({ code: 'CONFLICT', message: `You cannot ${verb} the last administrator.` });

/** Nobody locks everybody out: not oneself, and not the last administrator. */
export const refuseLockout = async (
  { models }: Pick<Deps, 'models'>,
  caller: Staff,
  id: string,
  verb: Verb,
) => {
  if (caller.user.id === id)
    throw new TRPCError({ code: 'CONFLICT', message: `You cannot ${verb} yourself.` });
  if (!(await models.users.exists({ role: 'admin', _id: { $ne: id } }))) throw lastAdmin(verb);
};

/** On two servers administrators who remove each other at the same moment both pass the check: that is undone. */
export const undoLockout = async (
  { models }: Pick<Deps, 'models'>,
  verb: Verb,
  undo: () => Promise<unknown>,
) => {
  if (await models.users.exists({ role: 'admin' })) return;
  await undo();
  throw lastAdmin(verb);
};

let last: Promise<unknown> = Promise.resolve();

/** Here the check of one removal and its write come before the next one's check, or both would be undone. */
export const oneByOne = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
};
