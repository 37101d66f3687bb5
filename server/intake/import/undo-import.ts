import { carryingEntry, logCarried } from '../../core/audit/carried-entries';
import type { Staff } from '../../core/caller';
import { notFound } from '../../core/http/trpc';
import { hiding } from '../../leads/deleted/delete-leads';
import type { Deps } from '../deps';

const mostAtOnce = 1000;

/** Nobody has worked on it since it came: its timeline has its arrival and no more. */
const untouched = { version: 0, deskVersion: { $exists: false }, history: { $size: 1 } };

/**
 * Deletes leads of an import that nobody has worked on, some at a time; they can be brought back as any deleted lead.
 * Asking again goes on where it stood.
 */
export const undoImport = async (
  deps: Pick<Deps, 'models' | 'feed' | 'leadCount' | 'now'> & { caller: Staff },
  id: string,
) => {
  const { models, caller } = deps;
  const ofImport = { importId: id, source: 'import' as const };
  const leads = await models.clients
    .find({ ...ofImport, ...untouched })
    .select({ _id: 1 })
    .limit(mostAtOnce)
    .lean();
  const entry = { action: 'delete', entity: 'import', entityId: id, note: `${leads.length} leads` } as const;
  const importDoc = await models.imports
    .findByIdAndUpdate(id, { $set: { state: 'undone' }, $push: carryingEntry(deps, entry) })
    .lean();
  if (!importDoc) throw notFound('import');
  await logCarried(models, 'imports');
  const { modifiedCount: undone } = await models.clients.updateMany(
    { _id: { $in: leads.map(({ _id }) => _id) }, ...untouched },
    hiding(deps, caller),
  );
  if (undone > 0) deps.leadCount.forget();
  for (const { _id } of leads) deps.feed.announce(String(_id), 'removed');
  const remaining = await models.clients.countDocuments({ ...ofImport, ...untouched });
  return { undone, left: remaining, kept: (await models.clients.countDocuments(ofImport)) - remaining };
};
