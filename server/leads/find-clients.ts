import type { Deps } from './deps';
import { shownFilter } from './list-filter';
import { withoutInternals } from './store/client.model';

const most = 8;

/** Returns the newest leads with a name, e-mail address or phone number like `search`, or else the nearest matches. */
export const findClients = async (deps: Pick<Deps, 'models' | 'now' | 'callable'>, search: string) =>
  deps.models.clients
    .find(await shownFilter(deps, { search }))
    .select(withoutInternals)
    .sort({ _id: -1 })
    .limit(most)
    .lean();
