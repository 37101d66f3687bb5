import { writeAudit } from '../../core/audit/write-audit';
import type { Staff } from '../../core/caller';
import { removePages } from '../../leads/arrivals/page.model';
import { hiding } from '../../leads/deleted/delete-leads';
import { notHeld, onlyDeleted, withDeleted } from '../../leads/store/hide-deleted';
import { onlySample } from '../../leads/store/sample';
import type { Deps } from '../deps';
import { samples } from './add-samples';

type Needs = Pick<Deps, 'models' | 'feed' | 'leadCount' | 'now'> & { caller: Staff };

/** Removes the sample leads for good, with all work on them. Leads on legal hold stay. */
export const removeSamples = async (deps: Needs): Promise<{ removed: number; left: number }> => {
  const { models, feed, leadCount, caller } = deps;
  const { clients } = models;
  const all = { ...onlySample, ...notHeld };
  const ids = (await clients.find(all).setOptions(withDeleted).select({ _id: 1 }).lean()).map(
    ({ _id }) => _id,
  );
  if (ids.length > 0) {
    await writeAudit(deps, { action: 'delete', ...samples, note: `${ids.length} sample leads` });
    await clients.updateMany({ _id: { $in: ids }, ...all }, hiding(deps, caller));
    const idTexts = ids.map(String);
    await clients
      .updateMany({ duplicateOf: { $in: idTexts } }, { $unset: { duplicateOf: '' } })
      .setOptions(withDeleted);
    await removePages(models, ids);
    await clients.deleteMany({ _id: { $in: ids }, ...all, ...onlyDeleted });
    leadCount.forget();
    for (const id of idTexts) feed.announce(id, 'removed');
  }
  return {
    removed: ids.length,
    left: await clients.countDocuments(onlySample).setOptions(withDeleted),
  };
};
