import type { Deps } from '../http/context';
import { searchFilter } from './client-filter';
import { withoutInternals } from './store/client.model';

const most = 8;

/** The newest leads with a name, an e-mail address or a phone number like `search`. */
export const findClients = ({ models }: Pick<Deps, 'models'>, search: string) =>
  models.clients
    .find(searchFilter(search, models.leadSeal))
    .select(withoutInternals)
    .sort({ _id: -1 })
    .limit(most)
    .lean();
