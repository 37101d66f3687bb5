import { keepPreviousData } from '@tanstack/react-query';
import {
  auditActions,
  auditActionWords,
  auditEntities,
  auditEntityWords,
} from '../../../shared/schemas/audit';
import { trpc } from '../../lib/trpc';
import { useListAddress } from '../crud/use-list-address';
import { FilterSelect } from '../filter-select';
import { Empty } from '../kit/loaded';
import { PagedList } from '../kit/paged-list';
import { ScreenHead } from '../screen-head';
import { usePeople } from '../shared-queries';
import { words } from '../words';
import { AuditEntries } from './audit-entries';

const filters = ['actorId', 'action', 'entity'];
const limit = 25;

/** Every write by staff, filtered by person, action and subject. */
export const AuditScreen = () => {
  const people = usePeople();
  const { address, go } = useListAddress({ sorts: [], filters });
  const { actorId, action, entity } = address.filters;
  const pageInput = {
    page: address.page,
    limit,
    actorId: people.find(({ id }) => id === actorId)?.id,
    action: auditActions.find((name) => name === action),
    entity: auditEntities.find((name) => name === entity),
  };
  const query = trpc.audit.page.useQuery(pageInput, {
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const set = (name: string) => (value: string) => go({ filters: { ...address.filters, [name]: value } });

  return (
    <section aria-busy={query.isFetching}>
      <ScreenHead title={words.places.audit} />
      <div className="mb-4 flex flex-wrap gap-3 print:hidden">
        <FilterSelect
          label={words.audit.who}
          any="Anyone"
          value={pageInput.actorId}
          onChange={set('actorId')}
          choices={people.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <FilterSelect
          label="Action"
          any="Any action"
          value={pageInput.action}
          onChange={set('action')}
          choices={auditActions.map((value) => ({ value, label: auditActionWords[value] }))}
        />
        <FilterSelect
          label="Subject"
          any="Anything"
          value={pageInput.entity}
          onChange={set('entity')}
          choices={auditEntities.map((value) => ({ value, label: auditEntityWords[value] }))}
        />
      </div>
      <PagedList
        query={query}
        page={address.page}
        limit={limit}
        go={go}
        loading="Loading audit log..."
        failed="Error loading the audit log"
        empty={<Empty title="No entries found" />}
      >
        {(entries) => <AuditEntries entries={entries} />}
      </PagedList>
    </section>
  );
};
