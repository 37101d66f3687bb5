import type { ClientPageQuery } from '../../../shared/schemas/client';
import { mostSelected } from '../../../shared/schemas/lists';
import type { Deps } from '../../context';
import { clientFilter, clientSort } from '../client-filter';

type Asked = Omit<ClientPageQuery, 'page' | 'limit'>;

/** The ids of all leads of a list, in its order: what "all 312 that match" means when it is clicked. */
export const matchingIds = async ({ models, now }: Deps, asked: Asked): Promise<string[]> => {
  const leads = await models.clients
    .find(clientFilter(asked, now(), models.leadSeal))
    .select({ _id: 1 })
    .sort(clientSort(asked) ?? { _id: -1 })
    .limit(mostSelected)
    .lean();
  return leads.map(({ _id }) => String(_id));
};
