import type { DeletedClient } from '../../../shared/schemas/client';
import { toRecord } from '../../core/db/to-record';
import { readPage } from '../../core/read-page';
import type { Deps } from '../deps';
import { type ClientDoc, withoutInternals } from '../store/client.model';
import { onlyThrownAway } from '../store/hide-deleted';

type PageQuery = { page: number; limit: number };

const { history: _, ...withHistory } = withoutInternals;

const deletedBy = ({ history }: ClientDoc) =>
  history.findLast(({ action }) => action === 'delete')?.actor ?? '';

/** Returns the deleted leads that can still be restored, most recent first. */
export const deletedLeads = async ({ models }: Deps, page: PageQuery) => {
  const newestFirst = { sort: { deletedAt: -1 }, fields: withHistory } as const;
  const { docs, total } = await readPage(models.clients, onlyThrownAway, page, newestFirst);
  const rows = docs.map((doc) => ({ ...toRecord(doc), deletedBy: deletedBy(doc) }) as DeletedClient);
  return { rows, total };
};
