import type { ViewInput, ViewList, ViewRecord } from '../../../shared/schemas/lists';
import type { Staff } from '../caller';
import type { Deps } from '../http/context';
import { notFound } from '../http/trpc';

/** The owner of a shared view whose creator is gone: any of its users may change it. */
const nobodys = '';

const ownedBy = ({ user }: Staff) => ({ ownerId: { $in: [user.id, nobodys] } });

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** A user's views: their own and shared ones, by name. */
export const findViews = async ({ models }: Deps, { user }: Staff, list: ViewList): Promise<ViewRecord[]> => {
  const all = await models.views.find({ $or: [{ ownerId: user.id }, { shared: true }] }).lean();
  const views = all.filter((view) => (view.list ?? 'clients') === list);
  const owners = await models.users
    .find({ _id: { $in: views.map(({ ownerId }) => ownerId).filter((id) => id !== nobodys) } })
    .select({ firstName: 1, lastName: 1 })
    .lean();
  const names = new Map(
    owners.map(({ _id, firstName, lastName }) => [String(_id), `${firstName} ${lastName}`]),
  );
  return views
    .map(({ _id, ownerId, ...view }) => ({
      ...view,
      id: String(_id),
      isMine: ownerId === user.id || ownerId === nobodys,
      owner: names.get(ownerId) ?? '',
    }))
    .sort((one, other) => collator.compare(one.name, other.name));
};

export const addView = async ({ models }: Deps, { user }: Staff, input: ViewInput): Promise<string> => {
  const { _id } = await models.views.create({ ...input, ownerId: user.id });
  return String(_id);
};

/** Changes one of the caller's own views; other people's are read-only. */
export const changeView = async ({ models }: Deps, caller: Staff, id: string, input: ViewInput) => {
  const { columns, ...fields } = input;
  const { matchedCount } = await models.views.updateOne(
    { _id: id, ...ownedBy(caller) },
    { $set: { ...fields, ...(columns && { columns }) }, ...(!columns && { $unset: { columns: '' } }) },
  );
  if (matchedCount === 0) throw notFound('view of yours');
};

export const removeView = async ({ models }: Deps, caller: Staff, id: string) => {
  const { deletedCount } = await models.views.deleteOne({ _id: id, ...ownedBy(caller) });
  if (deletedCount === 0) throw notFound('view of yours');
};

/** Removes a deleted user's private views and preferences; shared views then belong to everyone. */
export const forgetLists = async ({ models }: Deps, ownerId: string) => {
  await models.views.deleteMany({ ownerId, shared: false });
  await models.views.updateMany({ ownerId }, { $set: { ownerId: nobodys } });
  await models.preferences.deleteOne({ _id: ownerId });
};
