import { clientFilter } from './client-filter';
import type { Deps } from './deps';
import { shownFilter } from './list-filter';
import { withoutInternals } from './store/client.model';

const most = 8;

/**
 * Returns the newest leads with a name, e-mail address or phone number like `search`, or else those with its words in a
 * message or the nearest matches.
 */
export const findClients = async (deps: Deps, search: string) => {
  const read = (filter: Record<string, unknown>) =>
    deps.models.clients.find(filter).select(withoutInternals).sort({ _id: -1 }).limit(most).lean();
  const byName = await read(clientFilter(deps.models, { search }, deps.now()));
  return byName.length > 0 ? byName : read(await shownFilter(deps, { search }));
};
