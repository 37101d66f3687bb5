import { Types } from 'mongoose';
import { barsText, barText } from '../../../shared/bars';
import { can } from '../../../shared/permissions';
import type { Bar, UserInput, UserUpdate } from '../../../shared/schemas/user';
import {
  auditEntry,
  carryingEntry,
  changesBetween,
  logCarried,
  logDeletion,
  writeAudit,
} from '../../core/audit/write-audit';
import { getName, type Staff } from '../../core/caller';
import { isDuplicateKey } from '../../core/db/errors';
import { fold } from '../../core/db/search';
import { conflict, forbidden, notFound } from '../../core/http/trpc';
import { forgetLists } from '../../core/lists/views';
import { get } from '../../core/record/get';
import type { UserDoc } from '../../core/user.model';
import { unassignAll } from '../../leads/assign-leads';
import { changeOwnPassword, createCredential, setPassword } from '../auth/change-password';
import { refuseWeak } from '../auth/passwords/common-passwords';
import type { Deps } from '../deps';
import { exampleEmail } from './first-admin';
import { oneByOne, refuseLockout, undoLockout } from './lockout';
import { tellAdmins, tellOfLawyer } from './tell-admins';

const emailTaken = () => conflict('Another user already has this e-mail address.');

const isStale = () => conflict('Someone else changed this user. Load the page again.');

const orEmailTaken = (error: unknown): never => {
  throw isDuplicateKey(error) ? emailTaken() : error;
};

type NewUser = Omit<UserInput, 'password'> & { password?: string };

/** Creates a user, who signs in with the e-mail address. Without a password, they first choose one through a link. */
export const createUser = async (deps: Deps, caller: Staff, { password, ...person }: NewUser) => {
  const { models, now } = deps;
  const emailKey = fold(person.email);
  if (await models.users.exists({ emailKey })) throw emailTaken();
  if (password !== undefined) await refuseWeak(password, 'password', [emailKey]);
  const _id = new Types.ObjectId();
  if (password !== undefined) await createCredential(deps, _id, password);
  const user = { _id, ...person, emailKey, username: emailKey, createdAt: new Date(now()) };
  const bars = barsText(person.bars ?? []);
  const changes = changesBetween({}, { role: person.role, ...(bars && { bars }) });
  const entry = auditEntry(
    { now, caller },
    { action: 'create', entity: 'user', entityId: String(_id), changes },
  );
  await models.users.create({ ...user, audits: [entry] }).catch(async (error: unknown) => {
    await models.credentials.deleteOne({ _id });
    return orEmailTaken(error);
  });
  await logCarried(models, 'users');
  if (person.role === 'admin') await tellAdmins(deps, caller, user);
  await tellOfLawyer(deps, caller, undefined, user);
  return user;
};

/**
 * Changes the given fields. An empty password keeps the current one; a new one ends the user's sessions. Changing one's
 * own password requires the current one, as under My account.
 */
export const updateUser = (deps: Deps, caller: Staff, id: string, update: UserUpdate) =>
  oneByOne(() => changeUser(deps, caller, id, update));

/** Throws if the change is not allowed for this user, for example if someone else has the address. */
const refuseChange = async (
  deps: Deps,
  caller: Staff,
  before: UserDoc,
  emailKey: string,
  { role, password, currentPassword }: UserUpdate,
) => {
  const id = String(before._id);
  if (before.role === 'admin' && role && role !== 'admin') await refuseLockout(deps, caller, id, 'demote');
  const isOwn = caller.user.id === id;
  if (password && isOwn && !currentPassword)
    throw forbidden('To change your own password, send currentPassword too, or use My account.');
  if (await deps.models.users.exists({ emailKey, _id: { $ne: id } })) throw emailTaken();
  if (password && !isOwn) await refuseWeak(password, 'password', [emailKey]);
};

/** Log it before the administrator is removed, so the log shows a user who makes themselves the only one. */
const noteRemoval = ({ models, now }: Deps, { user }: Staff) =>
  models.users.updateOne({ _id: user.id }, { $set: { removedAdminAt: new Date(now()) } });

/** Returns the numbers that the user entered themselves. A number that stays keeps its source. */
const getOwnBars = ({ bars = [], ownBars = [] }: UserDoc, next: readonly Bar[], isOwn: boolean): string[] => {
  const before = bars.map(barText);
  return next.map(barText).filter((text) => (before.includes(text) ? ownBars.includes(text) : isOwn));
};

/** Returns the fields that an update sets indirectly, and the log entry for the whole update. */
const readSettings = (before: UserDoc, update: UserUpdate, isOwn: boolean) => {
  const { bars, ...others } = update;
  if (!bars) return { set: update, changes: changesBetween(before, others) };
  const ownBars = getOwnBars(before, bars, isOwn);
  const next = { ...others, bars: barsText(bars, ownBars) };
  const was = { ...before, bars: barsText(before.bars ?? [], before.ownBars) };
  return { set: { ...update, ownBars }, changes: changesBetween(was, next) };
};

const changeUser = async (
  deps: Deps,
  caller: Staff,
  id: string,
  { password, currentPassword, version, ...update }: UserUpdate,
): Promise<UserDoc> => {
  const { users } = deps.models;
  const before = await get(users, id, 'user');
  if (version !== undefined && version !== (before.version ?? 0)) throw isStale();
  const isOwn = caller.user.id === id;
  const emailKey = update.email === undefined ? before.emailKey : fold(update.email);
  await refuseChange(deps, caller, before, emailKey, { ...update, password, currentPassword });
  if (before.role === 'admin' && update.role && update.role !== 'admin') await noteRemoval(deps, caller);
  // Check this first, so that a wrong current password changes nothing.
  if (password && isOwn)
    await changeOwnPassword(
      deps,
      caller,
      { currentPassword: currentPassword!, newPassword: password },
      'password',
    );
  const username = before.username === before.emailKey ? emailKey : before.username;
  const { set, changes } = readSettings(before, update, isOwn);
  const auditEntry = (changed: typeof changes) =>
    carryingEntry({ ...deps, caller }, { action: 'update', entity: 'user', entityId: id, changes: changed });
  const isRoleNew = update.role !== undefined && update.role !== before.role;
  const isOpened = !isOwn && (Boolean(password) || emailKey !== before.emailKey);
  const isEntrusted = isRoleNew || isOpened;
  const earlierBars = (before.bars ?? []).map(barText);
  const isGivenBar = !isOwn && (update.bars ?? []).some((bar) => !earlierBars.includes(barText(bar)));
  const after = await users
    .findOneAndUpdate(
      { _id: id, ...(version !== undefined && { version: before.version ?? null }) },
      {
        $inc: { version: 1 },
        $set: {
          ...{ ...set, emailKey, username },
          ...(isEntrusted && { entrustedAt: new Date(deps.now()) }),
          ...(isGivenBar && { barsGivenAt: new Date(deps.now()) }),
        },
        ...(changes.length > 0 && { $push: auditEntry(changes) }),
      },
      { returnDocument: 'after' },
    )
    .lean()
    .catch(orEmailTaken);
  if (!after) throw version === undefined ? notFound('user') : isStale();
  if (before.role !== after.role)
    await undoLockout(deps, 'demote', () =>
      users.updateOne(
        { _id: id },
        { $set: { role: before.role }, $push: auditEntry(changesBetween(after, { role: before.role })) },
      ),
    );
  deps.sessions.forget();
  if (before.role !== after.role && !can(after.role, 'leads.read')) await unassignAll(deps, id);
  await logCarried(deps.models, 'users');
  if (isRoleNew && after.role === 'admin') await tellAdmins(deps, caller, after);
  await tellOfLawyer(deps, caller, before, after, isOpened);
  if (emailKey !== before.emailKey && before.emailKey !== exampleEmail)
    await deps.accountMail.send({
      kind: 'address-changed',
      userId: id,
      mailbox: before.email,
      by: getName(caller),
      at: new Date(deps.now()),
    });
  if (password && !isOwn) await setPassword(deps, caller, id, password);
  return after;
};

/** Deletes a user with their password and sessions. Their leads become unassigned. */
export const removeUser = (deps: Deps, caller: Staff, id: string) =>
  oneByOne(() => deleteUser(deps, caller, id));

const deleteUser = async (deps: Deps, caller: Staff, id: string) => {
  const { models, sessions, devices } = deps;
  const user = await get(models.users, id, 'user');
  if (user.role === 'admin' || caller.user.id === id) await refuseLockout(deps, caller, id, 'delete');
  if (user.role === 'admin') await noteRemoval(deps, caller);
  const about = { entity: 'user', entityId: id } as const;
  const changes = changesBetween({ name: `${user.firstName} ${user.lastName}` }, { name: '' });
  await logDeletion(deps, caller, { action: 'delete', ...about, changes });
  await models.users.deleteOne({ _id: id });
  await undoLockout(deps, 'delete', async () => {
    await writeAudit(deps, caller, { action: 'restore', ...about });
    await models.users.create(user);
  });
  await models.credentials.deleteOne({ _id: user._id });
  await sessions.endUserSessions(id);
  await devices.forgetAll(id);
  await models.links.deleteMany({ userId: user._id });
  await unassignAll(deps, id);
  await forgetLists(deps, id);
};
