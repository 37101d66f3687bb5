import {
  auditActions,
  auditActionWords,
  auditEntities,
  auditEntityWords,
} from '../../../shared/schemas/audit';
import { trpc } from '../../lib/trpc';
import { useListAddress } from '../crud/use-list-address';
import { ListFilters } from '../kit/list-filters';
import { Empty } from '../kit/loaded';
import { PagedList, pageOptions, pageSize } from '../kit/paged-list';
import { ScreenHead } from '../screen-head';
import { usePeople } from '../shared-queries';
import { words } from '../words';
import { AuditEntries } from './audit-entries';

const filters = ['actorId', 'action', 'entity'];

/** Every write by staff, filtered by person, action and subject. */
export const AuditScreen = () => {
  const people = usePeople();
  const { address, go } = useListAddress({ sorts: [], filters });
  const { actorId, action, entity } = address.filters;
  const pageInput = {
    page: address.page,
    limit: pageSize,
    actorId: people.find(({ id }) => id === actorId)?.id,
    action: auditActions.find((name) => name === action),
    entity: auditEntities.find((name) => name === entity),
  };
  const query = trpc.audit.page.useQuery(pageInput, pageOptions);

  return (
    <section aria-busy={query.isFetching}>
      <ScreenHead title={words.places.audit} />
      <ListFilters
        values={address.filters}
        onChange={(next) => go({ filters: next })}
        filters={{
          actorId: {
            label: words.audit.who,
            any: 'Anyone',
            choices: people.map(({ id, name }) => ({ value: id, label: name })),
          },
          action: {
            label: 'Action',
            any: 'Any action',
            choices: auditActions.map((value) => ({ value, label: auditActionWords[value] })),
          },
          entity: {
            label: 'Subject',
            any: 'Anything',
            choices: auditEntities.map((value) => ({ value, label: auditEntityWords[value] })),
          },
        }}
      />
      <PagedList
        query={query}
        page={address.page}
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
