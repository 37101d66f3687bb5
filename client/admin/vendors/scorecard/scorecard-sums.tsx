import type { ScorecardSums } from '../../../../shared/schemas/scorecard';
import { scorecardParts } from './scorecard-figures';

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
