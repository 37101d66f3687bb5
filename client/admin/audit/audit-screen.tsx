import { keepPreviousData } from '@tanstack/react-query';
import { auditActions, auditEntities } from '../../../shared/schemas/audit';
import { trpc } from '../../lib/trpc';
import { Pagination } from '../../ui/pagination';
import { useListAddress } from '../crud/use-list-address';
import { usePaging } from '../crud/use-paging';
import { FilterSelect } from '../filter-select';
import { ScreenHead } from '../screen-head';
import { LoadFailed, Loading } from '../screen-states';
import { usePeople } from '../shared-queries';
import { words } from '../words';
import { AuditEntries } from './audit-entries';

const filters = ['actorId', 'action', 'entity'];
const limit = 25;
const { verbs, entities } = words.audit;

/** Every write by staff: who, what, when; narrowed by person, action and subject. */
export const AuditScreen = () => {
  const people = usePeople();
  const { address, go } = useListAddress({ sorts: [], filters });
  const { actorId, action, entity } = address.filters;
  const asked = {
    page: address.page,
    limit,
    actorId: people.find(({ id }) => id === actorId)?.id,
    action: auditActions.find((name) => name === action),
    entity: auditEntities.find((name) => name === entity),
  };
  const query = trpc.audit.page.useQuery(asked, {
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data, isError, refetch, isFetching } = query;
  const paging = usePaging({ query, page: address.page, limit, total: data?.total ?? 0, go });
  const set = (name: string) => (value: string) => go({ filters: { ...address.filters, [name]: value } });

  return (
    <section aria-busy={isFetching}>
      <ScreenHead title={words.places.audit} />
      <div className="mb-4 flex flex-wrap gap-3 print:hidden">
        <FilterSelect
          label={words.audit.who}
          any={words.audit.anyone}
          value={asked.actorId}
          onChange={set('actorId')}
          choices={people.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <FilterSelect
          label={words.audit.action}
          any={words.audit.anyAction}
          value={asked.action}
          onChange={set('action')}
          choices={auditActions.map((value) => ({ value, label: verbs[value] }))}
        />
        <FilterSelect
          label={words.audit.entity}
          any={words.audit.anything}
          value={asked.entity}
          onChange={set('entity')}
          choices={auditEntities.map((value) => ({ value, label: entities[value] }))}
        />
      </div>
      <div ref={paging.records} className="overflow-hidden rounded-lg border border-line bg-card shadow-card">
        {isError && <LoadFailed text={words.audit.failed} onRetry={refetch} />}
        {!isError && !data && <Loading text={words.audit.loading} />}
        {data?.total === 0 && <p className="px-6 py-12 text-center text-muted">{words.audit.none}</p>}
        {data && data.rows.length > 0 && <AuditEntries entries={data.rows} />}
        {data && data.total > 0 && <Pagination {...paging.shown} onPage={paging.turnTo} />}
      </div>
    </section>
  );
};
