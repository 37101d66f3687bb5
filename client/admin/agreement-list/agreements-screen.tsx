import { type AgreementRow, agreementLists } from '../../../shared/schemas/agreement';
import { useMay } from '../../auth/use-may';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { agreementWords } from '../agreements/agreement-words';
import { useExport } from '../clients/list/use-export';
import { ViewTabs } from '../clients/views/view-tabs';
import { writeAddress } from '../kit/list/use-list-address';
import { type ListTools, listScreen, toChoices } from '../kit/list-screen';
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

const Expires = ({ state, expiresAt }: AgreementRow) =>
  (state === 'sent' || state === 'opened') && <Moment at={expiresAt} short />;

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
        label="Export"
      />
    )
  );
};

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
    useRows: (query, options) => trpc.agreements.page.useQuery(query, options),
    loading: 'Loading agreements...',
    failed: agreementWords.failed,
    none: { title: 'No agreements', text: 'Send one from a lead’s page, under Agreement.' },
    noneMatching: { title: 'No agreements match these filters' },
    label: 'Table of agreements',
    columns: [
      { header: 'Lead', cell: Lead },
      { header: 'Agreement', cell: ({ title }) => title },
      { header: 'State', cell: ({ state }) => agreementWords.states[state] },
      { header: 'Expires', cell: Expires, sort: 'expiresAt', width: 'w-28' },
      { header: 'Age', cell: (row) => <Age {...row} />, sort: 'sentAt', width: 'w-24' },
      { header: 'Sent by', cell: ({ sentBy }) => sentBy },
      { header: 'Next step', cell: NextStep },
    ],
    head: (tools) => <Export {...tools} />,
    above: (tools) => <AgreementViews {...tools} />,
  },
});
