import type { ClientPageQuery } from '../../../shared/schemas/client';
import { mostSelected } from '../../../shared/schemas/lists';
import type { Deps } from '../../http/context';
import { clientFilter } from '../client-filter';
import { leadParts } from '../lead-order';

type Asked = Omit<ClientPageQuery, 'page' | 'limit'>;

/** The ids of all leads of a list, in its order: what "all 312 that match" means when it is clicked. */
export const matchingIds = async (
  { models, now }: Pick<Deps, 'models' | 'now'>,
  asked: Asked,
): Promise<string[]> => {
  const ids: string[] = [];
  for (const { filter, sort } of leadParts(clientFilter(asked, now(), models.leadSeal), asked)) {
    if (ids.length === mostSelected) break;
    const leads = await models.clients
      .find(filter)
      .select({ _id: 1 })
      .sort(sort)
      .limit(mostSelected - ids.length)
      .lean();
    ids.push(...leads.map(({ _id }) => String(_id)));
  }
  return ids;
};
