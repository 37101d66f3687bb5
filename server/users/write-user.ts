import { TRPCError } from '@trpc/server';
import type { UserInput, UserUpdate } from '../../shared/schemas/user';
import { changesBetween, writeAudit } from '../audit/write-audit';
import { hashPassword } from '../auth/password';
import type { Context } from '../context';
import { isDuplicateKey } from '../db/errors';
import { fold } from '../db/search';
import { notFound } from '../trpc';

const emailTaken = () =>
  new TRPCError({ code: 'CONFLICT', message: 'Another user has this e-mail address already.' });

const orEmailTaken = (error: unknown): never => {
  throw isDuplicateKey(error) ? emailTaken() : error;
};

/** Makes a user, who signs in with the e-mail address. */
export const createUser = async (ctx: Context, { password, ...person }: UserInput) => {
  const emailKey = fold(person.email);
  const user = await ctx.models.users
    .create({
      ...person,
      emailKey,
      username: emailKey,
      passwordHash: await hashPassword(password),
      createdAt: new Date(ctx.now()),
    })
    .catch(orEmailTaken);
  await writeAudit(ctx, { action: 'create', entity: 'user', entityId: String(user._id) });
  return user.toObject();
};

type Verb = 'delete' | 'demote';

const lastAdmin = (verb: Verb) =>
  new TRPCError({ code: 'CONFLICT', message: `You cannot ${verb} the last administrator.` });

/** Nobody locks everybody out: not oneself, and not the last administrator. */
const refuseLockout = async (ctx: Context, id: string, verb: Verb) => {
  if (ctx.session?.user.id === id)
    throw new TRPCError({ code: 'CONFLICT', message: `You cannot ${verb} yourself.` });
  if (!(await ctx.models.users.exists({ role: 'admin', _id: { $ne: id } }))) throw lastAdmin(verb);
};

let last: Promise<unknown> = Promise.resolve();

/** Here the check of one removal and its write come before the next one's check, or both would be undone. */
const oneByOne = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
};

/** On two servers administrators who remove each other at the same moment both pass the check: that is undone. */
const undoLockout = async (ctx: Context, verb: Verb, undo: () => Promise<unknown>) => {
  if (await ctx.models.users.exists({ role: 'admin' })) return;
  await undo();
  throw lastAdmin(verb);
};

/** Changes the given fields; an empty password keeps the current one, a new one ends the user's sessions. */
export const updateUser = (ctx: Context, id: string, update: UserUpdate) =>
  oneByOne(() => changeUser(ctx, id, update));

const changeUser = async (ctx: Context, id: string, { password, ...update }: UserUpdate) => {
  const { users } = ctx.models;
  const before = await users.findById(id).lean();
  if (!before) throw notFound('user');
  if (before.role === 'admin' && update.role === 'user') await refuseLockout(ctx, id, 'demote');

  const emailKey = update.email === undefined ? before.emailKey : fold(update.email);
  const username = before.username === before.emailKey ? emailKey : before.username;
  const passwordHash = password ? await hashPassword(password) : before.passwordHash;
  const after = await users
    .findByIdAndUpdate(
      id,
      { $set: { ...update, emailKey, username, passwordHash } },
      { returnDocument: 'after' },
    )
    .lean()
    .catch(orEmailTaken);
  if (!after) throw notFound('user');
  if (before.role !== after.role)
    await undoLockout(ctx, 'demote', () => users.updateOne({ _id: id }, { $set: { role: before.role } }));

  const changes = changesBetween(before, update);
  if (changes.length > 0) await writeAudit(ctx, { action: 'update', entity: 'user', entityId: id, changes });
  if (password) {
    await ctx.sessions.endAllOf(id, ctx.session?.user.id === id ? ctx.session.sessionId : undefined);
    await writeAudit(ctx, { action: 'password', entity: 'user', entityId: id });
  }
  return after;
};

/** Deletes a user and every session of theirs. */
export const removeUser = (ctx: Context, id: string) => oneByOne(() => deleteUser(ctx, id));

const deleteUser = async (ctx: Context, id: string) => {
  const user = await ctx.models.users.findById(id).lean();
  if (!user) throw notFound('user');
  if (user.role === 'admin' || ctx.session?.user.id === id) await refuseLockout(ctx, id, 'delete');
  await ctx.models.users.deleteOne({ _id: id });
  await undoLockout(ctx, 'delete', () => ctx.models.users.create(user));
  await ctx.sessions.endAllOf(id);
  await writeAudit(ctx, { action: 'delete', entity: 'user', entityId: id });
};
