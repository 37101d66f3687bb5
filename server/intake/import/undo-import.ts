import { carryingEntry, logCarried } from '../../core/audit/write-audit';
import type { Staff } from '../../core/caller';
import { notFound } from '../../core/http/trpc';
import { hiding } from '../../leads/deleted/delete-leads';
import type { Deps } from '../deps';

const mostAtOnce = 1000;

/** Matches leads that no one has worked on: the timeline contains only the arrival. */
const untouched = { version: 0, deskVersion: { $exists: false }, history: { $size: 1 } };

/**
 * Deletes an import's leads that no one has worked on, some at a time. They can be restored like any deleted lead.
 * Calling it again continues.
 */
export const undoImport = async (deps: Deps & { caller: Staff }, id: string) => {
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
