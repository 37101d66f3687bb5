import type { ScorecardSums } from '../../../../shared/schemas/scorecard';
import { scorecardWords as words } from './scorecard-words';

export const number = (value: number | null) => (value === null ? '–' : value.toLocaleString('en-US'));
const dollars = (value: number | null) =>
  value === null ? '–' : value.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const percent = (value: number | null) => (value === null ? '–' : `${Math.round(value * 100)} %`);

type Figure = { label: string; of: (sums: ScorecardSums) => string };

/** The figures of a scorecard, in the order of the summary and the table. */
export const scorecardParts: readonly { title: string; figures: readonly Figure[] }[] = [
  {
    title: 'Our first answer',
    figures: [
      { label: words.posted, of: ({ posted }) => number(posted) },
      { label: words.accepted, of: ({ accepted }) => number(accepted) },
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
      { label: words.contacted, of: ({ contacted }) => number(contacted) },
      { label: words.signed, of: ({ signed }) => number(signed) },
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

/** The totals of a scorecard, each under its name. */
export const ScorecardFigures = ({ sums }: { sums: ScorecardSums }) => (
  <div className="grid gap-5">
    {scorecardParts.map(({ title, figures }) => (
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
