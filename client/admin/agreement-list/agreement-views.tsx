import { agreementLists } from '../../../shared/schemas/agreement';
import { trpc } from '../../lib/trpc';
import { agreementWords } from '../agreements/agreement-words';
import { ViewTabs } from '../clients/views/view-tabs';
import type { ListTools } from '../crud/crud-list';

/** The lists of agreements with their counts, and the saved views. */
export const AgreementViews = (tools: Pick<ListTools, 'address' | 'go'>) => {
  const { data: counts } = trpc.agreements.counts.useQuery();
  const views = trpc.views.list.useQuery({ list: 'agreements' }).data ?? [];
  const lists = agreementLists.map((list) => ({
    name: agreementWords.lists[list],
    query: `list=${list}`,
    count: counts?.[list],
  }));
  return (
    <ViewTabs
      {...tools}
      ready={[{ name: 'All', query: '', count: counts?.all }, ...lists]}
      views={views}
      list="agreements"
      stays="The agreements stay."
    />
  );
};
