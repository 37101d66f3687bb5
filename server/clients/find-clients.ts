import type { Deps } from '../context';
import { withoutInternals } from './client.model';
import { searchFilter } from './client-filter';

const most = 8;

/** The newest leads with a name, an e-mail address or a phone number like `search`. */
export const findClients = ({ models }: Pick<Deps, 'models'>, search: string) =>
  models.clients
    .find(searchFilter(search, models.leadSeal))
    .select(withoutInternals)
    .sort({ _id: -1 })
    .limit(most)
    .lean();
