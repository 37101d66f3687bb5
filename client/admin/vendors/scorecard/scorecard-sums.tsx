import type { ScorecardSums } from '../../../../shared/schemas/scorecard';
import { scorecardFigures } from './scorecard-figures';

/** The sums of a scorecard as figures under their names. */
export const ScorecardFigures = ({ sums }: { sums: ScorecardSums }) => (
  <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-3 lg:grid-cols-4">
    {scorecardFigures.map(({ label, of }) => (
      <div key={label}>
        <dt className="text-muted">{label}</dt>
        <dd className="text-lg font-semibold tabular-nums">{of(sums)}</dd>
      </div>
    ))}
  </dl>
);
