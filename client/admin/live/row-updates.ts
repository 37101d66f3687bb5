import type { QueryClient } from '@tanstack/react-query';
import { api, findShownLists, type Inputs, type Outputs } from '../../lib/trpc';

type LeadPage = Outputs['clients']['page'];
type Ask = (input: Inputs['clients']['page']) => Promise<LeadPage>;

/**
 * Refetches the lists on screen, but changes only the rows they show: new leads come in when the person asks. Without
 * `ids`, any lead may have changed.
 */
export const updateRows = async (
  queries: QueryClient,
  ids: ReadonlySet<string> | undefined,
  ask: Ask = (input) => api.clients.page.query(input),
): Promise<void> => {
  const hasChanged = ({ rows }: LeadPage) => !ids || rows.some(({ id }) => ids.has(id));
  for (const list of findShownLists(queries)) {
    if (list.page && !hasChanged(list.page)) continue;
    // The answer on its way may be older than the news.
    if (list.isLoading) void list.reload();
    if (list.isLoading || !list.page) continue;
    const { rows } = await ask(list.input);
    // The list may show something newer than this answer by now.
    if (list.isReplaced()) return updateRows(queries, ids, ask);
    const latest = new Map(rows.map((row) => [row.id, row]));
    list.update((shown) => ({ ...shown, rows: shown.rows.map((row) => latest.get(row.id) ?? row) }));
  }
};
