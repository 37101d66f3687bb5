import type { Staff } from '../../core/caller';
import { conflict } from '../../core/http/trpc';
import { createTurns } from '../../core/turns';
import type { Deps } from '../deps';

type Verb = 'delete' | 'demote';
const lastAdmin = (verb: Verb) => conflict(`You cannot ${verb} the last administrator.`);

/** Refuses a change that would lock everyone out: removing oneself or the last administrator. */
export const refuseLockout = async ({ models }: Deps, caller: Staff, id: string, verb: Verb) => {
  if (caller.user.id === id) throw conflict(`You cannot ${verb} yourself.`);
  if (!(await models.users.exists({ role: 'admin', _id: { $ne: id } }))) throw lastAdmin(verb);
};

/** Two administrators who remove each other at the same moment on two servers both pass the check; undo that. */
export const undoLockout = async ({ models }: Deps, verb: Verb, undo: () => Promise<unknown>) => {
  if (await models.users.exists({ role: 'admin' })) return;
  await undo();
  throw lastAdmin(verb);
};

/** On one server, run each check with its write before the next one, or both removals would be undone. */
export const oneByOne = createTurns(1);
