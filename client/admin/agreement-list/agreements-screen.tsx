import { type AgreementRow, agreementColumns, agreementLists } from '../../../shared/schemas/agreement';
import { useMay } from '../../auth/use-may';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { agreementWords } from '../agreements/agreement-words';
import { useExport } from '../clients/list/use-export';
import { ViewTabs } from '../clients/views/view-tabs';
import { writeAddress } from '../crud/use-list-address';
import { FilterSelect } from '../filter-select';
import { ListCard } from '../kit/card';
import { DataTable } from '../kit/data-table';
import { type ListRowProps, type ListTools, listScreen, toChoices } from '../kit/list-screen';
import { Entry } from '../kit/row';
import { TextLink } from '../kit/text-link';
import { useNow } from '../kit/use-now';
import { Moment } from '../moment';
import { usePeople } from '../shared-queries';
import { staffPaths } from '../staff-paths';

/** The lists of agreements with their counts, and the saved views. */
const AgreementViews = ({ address, go }: ListTools<AgreementRow>) => {
  const { data: counts } = trpc.agreements.counts.useQuery();
  const views = trpc.views.list.useQuery({ list: 'agreements' }).data ?? [];
  const lists = agreementLists.map((list) => ({
    name: agreementWords.lists[list],
    query: `list=${list}`,
    count: counts?.[list],
  }));
  return (
    <ViewTabs
      {...{ address, go }}
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

const Table = ({ rows }: { rows: readonly AgreementRow[] }) => (
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

const PhoneCard = ({ row }: ListRowProps<AgreementRow>) => (
  <Entry className="relative space-y-1 px-4 py-3 text-sm">
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
);

const Export = ({ address: { filters } }: ListTools<AgreementRow>) => {
  const may = useMay();
  const { busy, follow } = useExport();
  const query = writeAddress({ page: 1, sort: '', order: 'asc', filters });
  return (
    may('agreements.export') && (
      <Button
        look="secondary"
        aria-disabled={busy}
        onClick={() => follow(query ? `${exportPath}?${query}` : exportPath)}
      >
        Export
      </Button>
    )
  );
};

const Order = ({ address: { sort, order }, go }: ListTools<AgreementRow>) => (
  <FilterSelect
    label="Order"
    any="Newest first"
    value={sort && `${sort} ${order}`}
    onChange={(value) => {
      const [name = '', wanted] = value.split(' ');
      go({ sort: name, order: wanted === 'desc' ? 'desc' : 'asc' });
    }}
    choices={[
      { value: 'sentAt asc', label: 'Oldest first' },
      { value: 'expiresAt asc', label: 'Expiring first' },
    ]}
  />
);

/** The agreements of all leads: what waits for the firm, for the signers, what expires soon, and what has ended. */
export const AgreementsScreen = listScreen({
  list: {
    useFilters: () => ({
      list: { choices: agreementLists.map((value) => ({ value, label: agreementWords.lists[value] })) },
      template: {
        label: 'Template',
        any: 'Any template',
        choices: toChoices(trpc.agreementTemplates.list.useQuery().data ?? []),
      },
      sentBy: { label: 'Sent by', any: 'Sent by anyone', choices: toChoices(usePeople()) },
    }),
    sorts: agreementColumns,
    useRows: (query, options) => trpc.agreements.page.useQuery(query, options),
    loading: 'Loading agreements...',
    failed: agreementWords.failed,
    none: { title: 'No agreements', text: 'Send one from a lead’s page, under Agreement.' },
    noneMatching: 'No agreements match these filters',
    Row: PhoneCard,
    frame: (cards, pages, rows) => (
      <ListCard>
        <Table rows={rows} />
        <ul className="md:hidden">{cards}</ul>
        {pages}
      </ListCard>
    ),
    Head: Export,
    Above: AgreementViews,
    Tools: Order,
  },
});
