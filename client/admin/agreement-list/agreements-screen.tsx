import {
  type AgreementRow,
  agreementColumns,
  agreementFilterNames,
  agreementLists,
} from '../../../shared/schemas/agreement';
import { useMay } from '../../auth/use-may';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { agreementWords } from '../agreements/agreement-words';
import { useExport } from '../clients/list/use-export';
import { ViewTabs } from '../clients/views/view-tabs';
import type { ListTools } from '../crud/crud-list';
import { useListAddress, writeAddress } from '../crud/use-list-address';
import { FilterSelect } from '../filter-select';
import { DataTable } from '../kit/data-table';
import { ListFilters } from '../kit/list-filters';
import { Empty } from '../kit/loaded';
import { PagedList, pageOptions, pageSize } from '../kit/paged-list';
import { Entry } from '../kit/row';
import { TextLink } from '../kit/text-link';
import { useNow } from '../kit/use-now';
import { Moment } from '../moment';
import { ScreenHead } from '../screen-head';
import { usePeople } from '../shared-queries';
import { staffPaths } from '../staff-paths';

/** The lists of agreements with their counts, and the saved views. */
const AgreementViews = (tools: Pick<ListTools, 'address' | 'go'>) => {
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

const exportPath = '/api/exports/agreements.csv';
const day = 24 * 60 * 60 * 1000;

const formatAge = (days: number) => {
  if (days === 0) return 'Today';
  return days === 1 ? '1 day' : `${days} days`;
};

const Age = ({ sentAt }: { sentAt: string }) => {
  const now = useNow();
  return <>{formatAge(Math.floor(Math.max(0, now - Date.parse(sentAt)) / day))}</>;
};

/** The link that fills the row: it opens the agreement on its lead's page. */
const Lead = ({ id, lead, leadName }: AgreementRow) => (
  <TextLink
    href={staffPaths.agreementOfLead(lead, id)}
    className="font-semibold after:absolute after:inset-0"
  >
    {leadName}
  </TextLink>
);

const NextStep = ({ nextStep }: AgreementRow) =>
  nextStep && (
    <>
      {nextStep.title}, <Moment at={nextStep.dueAt} />
    </>
  );

/** An agreement's state, and until when it can be signed. */
const State = ({ state, expiresAt }: AgreementRow) => (
  <>
    {agreementWords.states[state]}
    {(state === 'sent' || state === 'opened') && (
      <span className="block text-muted">
        {agreementWords.card.expires} <Moment at={expiresAt} short />
      </span>
    )}
  </>
);

const Table = ({ rows }: { rows: AgreementRow[] }) => (
  <DataTable
    label="Table of agreements"
    className="px-5 py-2 max-md:hidden"
    columns={[
      { header: 'Lead', cell: Lead },
      { header: 'Agreement', cell: ({ title }) => title },
      { header: 'State', cell: State },
      { header: 'Age', cell: (row) => <Age {...row} />, className: 'whitespace-nowrap' },
      { header: 'Sent by', cell: ({ sentBy }) => sentBy },
      { header: 'Next step', cell: NextStep },
    ]}
    rows={rows}
    rowKey={({ id }) => id}
  />
);

const Cards = ({ rows }: { rows: AgreementRow[] }) => (
  <ul className="md:hidden">
    {rows.map((row) => (
      <Entry key={row.id} className="relative space-y-1 px-4 py-3 text-sm">
        <p className="flex justify-between gap-3">
          <Lead {...row} />
          <span className="shrink-0 text-muted">
            <Age {...row} />
          </span>
        </p>
        <p>
          {row.title}, <span className="text-muted">{row.sentBy}</span>
        </p>
        <p>
          <State {...row} />
        </p>
        {row.nextStep && (
          <p className="text-muted">
            Next: <NextStep {...row} />
          </p>
        )}
      </Entry>
    ))}
  </ul>
);

/** The agreements of all leads: what waits for the firm, for the signers, what expires soon, and what has ended. */
export const AgreementsScreen = () => {
  const may = useMay();
  const { address, go } = useListAddress({ sorts: agreementColumns, filters: agreementFilterNames });
  const people = usePeople();
  const templates = trpc.agreementTemplates.list.useQuery().data ?? [];
  const exporting = useExport();
  const { filters } = address;
  const sort = agreementColumns.find((name) => name === address.sort);
  const filter = {
    list: agreementLists.find((list) => list === filters.list),
    template: templates.find(({ id }) => id === filters.template)?.id,
    sentBy: people.find(({ id }) => id === filters.sentBy)?.id,
  };
  const query = trpc.agreements.page.useQuery(
    { ...filter, page: address.page, limit: pageSize, sort, order: address.order },
    pageOptions,
  );
  const isNarrowed = Object.values(filters).some(Boolean);
  const exported = writeAddress({ page: 1, sort: '', order: 'asc', filters });

  return (
    <section aria-busy={query.isFetching}>
      <ScreenHead title={agreementWords.title}>
        {may('agreements.export') && (
          <Button
            look="secondary"
            aria-disabled={exporting.busy}
            onClick={() => exporting.follow(exported ? `${exportPath}?${exported}` : exportPath)}
          >
            Export
          </Button>
        )}
      </ScreenHead>
      <AgreementViews address={address} go={go} />
      <ListFilters
        values={filters}
        onChange={(next) => go({ filters: next })}
        filters={{
          template: {
            label: 'Template',
            any: 'Any template',
            choices: templates.map(({ id, name }) => ({ value: id, label: name })),
          },
          sentBy: {
            label: 'Sent by',
            any: 'Sent by anyone',
            choices: people.map(({ id, name }) => ({ value: id, label: name })),
          },
        }}
      >
        <FilterSelect
          label="Order"
          any="Newest first"
          value={sort && `${sort} ${address.order}`}
          onChange={(value) => {
            const [name = '', order] = value.split(' ');
            go({ sort: name, order: order === 'desc' ? 'desc' : 'asc' });
          }}
          choices={[
            { value: 'sentAt asc', label: 'Oldest first' },
            { value: 'expiresAt asc', label: 'Expiring first' },
          ]}
        />
      </ListFilters>
      <PagedList
        query={query}
        page={address.page}
        go={go}
        loading="Loading agreements..."
        failed={agreementWords.failed}
        empty={
          isNarrowed ? (
            <Empty title="No agreements match these filters" />
          ) : (
            <Empty title="No agreements" text="Send one from a lead’s page, under Agreement." />
          )
        }
      >
        {(rows) => (
          <>
            <Table rows={rows} />
            <Cards rows={rows} />
          </>
        )}
      </PagedList>
    </section>
  );
};
