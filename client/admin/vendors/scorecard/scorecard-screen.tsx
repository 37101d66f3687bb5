import { Download } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { toFailure } from '../../../lib/failure';
import { trpc } from '../../../lib/trpc';
import { buttonClass } from '../../../ui/button';
import { FilterSelect } from '../../filter-select';
import { cardClass } from '../../kit/card';
import { ScreenHead } from '../../screen-head';
import { LoadFailed, Loading } from '../../screen-states';
import { useCaseTypeTitle } from '../../shared-queries';
import { staffPaths } from '../../staff-paths';
import { WayBack } from '../../way-back';
import { ScorecardCharts, ScorecardGroups } from './scorecard-charts';
import { ScorecardFigures } from './scorecard-sums';
import { scorecardWords as words } from './scorecard-words';

const names = ['from', 'to', 'campaign', 'caseType'] as const;

/** Keeps the filters in the address, so that it can be sent to a colleague. */
const usePeriod = () => {
  const [params, setParams] = useSearchParams();
  const period = Object.fromEntries(
    names.flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : [])),
  ) as Partial<Record<(typeof names)[number], string>>;
  const ask = (name: (typeof names)[number], value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return { period, ask };
};

/** A vendor's submissions in a period, in charts and tables. */
export const ScorecardScreen = ({ id }: { id: string }) => {
  const { period, ask } = usePeriod();
  const formatTitle = useCaseTypeTitle();
  const vendor = trpc.vendors.get.useQuery({ id });
  const { from, to } = period;
  // The choices cover the whole period, regardless of the current filters.
  const all = trpc.vendors.scorecard.useQuery({ id, from, to }, { staleTime: 0 });
  const { data, error, refetch } = trpc.vendors.scorecard.useQuery(
    { id, ...period },
    { staleTime: 0, placeholderData: (before) => before },
  );
  const name = vendor.data?.name ?? '';
  const choices = (of: 'campaign' | 'caseType') => [
    ...new Set((all.data?.groups ?? []).map((group) => group[of]).filter(Boolean)),
  ];
  const day = (which: 'from' | 'to') => (
    <label className="text-sm font-semibold">
      {words[which]}
      <input
        type="date"
        value={period[which] ?? data?.[which] ?? ''}
        onChange={(event) => ask(which, event.target.value)}
        className="mt-1 block h-control rounded-md border border-control bg-card px-3 font-normal hover:border-ink"
      />
    </label>
  );
  return (
    <>
      <ScreenHead
        title={name ? `Scorecard: ${name}` : words.title}
        before={<WayBack href={staffPaths.vendor(id)}>{`Back to ${name}`}</WayBack>}
      >
        <a
          href={`/api/vendors/${id}/scorecard.csv?${new URLSearchParams(period)}`}
          download
          className={buttonClass({ look: 'secondary' })}
        >
          <Download aria-hidden className="size-4" />
          Save as CSV
        </a>
      </ScreenHead>
      <div className="mb-5 flex flex-wrap items-end gap-3 print:hidden">
        {day('from')}
        {day('to')}
        <FilterSelect
          label={words.campaign}
          any="All campaigns"
          value={period.campaign}
          onChange={(value) => ask('campaign', value)}
          choices={choices('campaign').map((value) => ({ value, label: value }))}
        />
        <FilterSelect
          label={words.caseType}
          any="All case types"
          value={period.caseType}
          onChange={(value) => ask('caseType', value)}
          choices={choices('caseType').map((value) => ({ value, label: formatTitle(value) }))}
        />
        <p className="w-full text-sm text-muted">Days begin at midnight UTC.</p>
      </div>
      {error && <LoadFailed text={toFailure(error).message || words.failed} onRetry={refetch} />}
      {!error && !data && <Loading text={words.loading} />}
      {!error && data && (
        <>
          <section aria-label="Total" className={`${cardClass} mb-5 p-5`}>
            <ScorecardFigures sums={data} />
          </section>
          <ScorecardCharts card={data} />
          <ScorecardGroups groups={data.groups} />
        </>
      )}
    </>
  );
};
