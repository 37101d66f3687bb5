import { useState } from 'react';
import type { ScorecardSums } from '../../../shared/schemas/scorecard';
import { toFailure } from '../../lib/failure';
import { trpc } from '../../lib/trpc';
import { DayFilter } from '../form/date-field';
import { Card } from '../kit/card';
import { Loaded } from '../kit/loaded';

const number = (value: number | null) => (value === null ? '–' : value.toLocaleString('en-US'));
const dollars = (value: number | null) =>
  value === null ? '–' : value.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const percent = (value: number | null) => (value === null ? '–' : `${Math.round(value * 100)} %`);

type Figure = { label: string; of: (sums: ScorecardSums) => string };

const parts: readonly { title: string; figures: readonly Figure[] }[] = [
  {
    title: 'Our first answer',
    figures: [
      { label: 'Posted', of: ({ posted }) => number(posted) },
      { label: 'Accepted', of: ({ accepted }) => number(accepted) },
      { label: 'Duplicate', of: ({ duplicate }) => number(duplicate) },
      { label: 'Rejected', of: ({ rejected }) => number(rejected) },
      { label: 'Tests', of: ({ test }) => number(test) },
      { label: 'With a certificate', of: ({ certificateShare }) => percent(certificateShare) },
    ],
  },
  {
    title: 'What happened next',
    figures: [
      { label: 'Accepted later', of: ({ takenIn }) => number(takenIn) },
      { label: 'Reached', of: ({ contacted }) => number(contacted) },
      { label: 'Signed', of: ({ signed }) => number(signed) },
      { label: 'Returned', of: ({ returned }) => number(returned) },
      { label: 'Merged', of: ({ merged }) => number(merged) },
      { label: 'Deleted', of: ({ deleted }) => number(deleted) },
      { label: 'Cost', of: ({ cost }) => dollars(cost) },
      { label: 'Cost per signed case', of: ({ costPerSigned }) => dollars(costPerSigned) },
      {
        label: 'Median minutes to contact',
        of: ({ medianMinutesToContact }) => number(medianMinutesToContact),
      },
    ],
  },
];

const Figures = ({ sums }: { sums: ScorecardSums }) => (
  <div className="mt-5 grid gap-5">
    {parts.map(({ title, figures }) => (
      <section key={title} aria-label={title}>
        <p className="mb-2 text-sm font-semibold">{title}</p>
        <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-3 lg:grid-cols-4">
          {figures.map(({ label, of }) => (
            <div key={label}>
              <dt className="text-muted">{label}</dt>
              <dd className="text-lg font-semibold tabular-nums">{of(sums)}</dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </div>
);

/** The results of a vendor's submissions in a period, and the same as a file. */
export const VendorScorecard = ({ id }: { id: string }) => {
  const [period, setPeriod] = useState<{ from?: string; to?: string }>({});
  const query = trpc.vendors.scorecard.useQuery({ id, ...period }, { staleTime: 0 });
  const day = (name: 'from' | 'to', label: string) => (
    <DayFilter
      id={`scorecard-${name}`}
      label={label}
      day={period[name] ?? query.data?.[name] ?? ''}
      onDay={(chosen) => setPeriod({ ...period, [name]: chosen || undefined })}
    />
  );
  return (
    <Card
      title="Scorecard"
      text="Days begin at midnight UTC. Leads that were deleted for good no longer count."
      className="mt-5"
      action={
        <a
          href={`/api/vendors/${id}/scorecard.csv?${new URLSearchParams(period)}`}
          download
          className="inline-flex min-h-8 items-center text-sm underline underline-offset-4"
        >
          Save as CSV
        </a>
      }
    >
      <div className="flex flex-wrap gap-3 print:hidden">
        {day('from', 'From')}
        {day('to', 'To')}
      </div>
      <Loaded
        query={query}
        loading="Loading scorecard..."
        failed={(query.error && toFailure(query.error).message) || 'Error loading the scorecard'}
      >
        {(data) => <Figures sums={data} />}
      </Loaded>
    </Card>
  );
};
