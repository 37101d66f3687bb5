import type { Deps } from './deps';
import { shownFilter } from './list-filter';
import { withoutInternals } from './store/client.model';

const most = 8;

/** The newest leads with a name, an e-mail address or a phone number like `search`; else whom it may have meant. */
export const findClients = async (deps: Pick<Deps, 'models' | 'now' | 'callable'>, search: string) =>
  deps.models.clients
    .find(await shownFilter(deps, { search }))
    .select(withoutInternals)
    .sort({ _id: -1 })
    .limit(most)
    .lean();
