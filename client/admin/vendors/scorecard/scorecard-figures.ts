import type { ScorecardSums } from '../../../../shared/schemas/scorecard';
import { scorecardWords as words } from './scorecard-words';

export const number = (value: number | null) => (value === null ? '–' : value.toLocaleString('en-US'));
const dollars = (value: number | null) =>
  value === null ? '–' : value.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const percent = (value: number | null) => (value === null ? '–' : `${Math.round(value * 100)} %`);

type Figure = { label: string; of: (sums: ScorecardSums) => string };

/** What a scorecard shows of its sums, in this order, in the summary and in the table. */
export const scorecardParts: readonly { title: string; figures: readonly Figure[] }[] = [
  {
    title: words.answered,
    figures: [
      { label: words.posted, of: ({ posted }) => number(posted) },
      { label: words.accepted, of: ({ accepted }) => number(accepted) },
      { label: words.duplicate, of: ({ duplicate }) => number(duplicate) },
      { label: words.rejected, of: ({ rejected }) => number(rejected) },
      { label: words.test, of: ({ test }) => number(test) },
      { label: words.certified, of: ({ certificateShare }) => percent(certificateShare) },
    ],
  },
  {
    title: words.madeOfIt,
    figures: [
      { label: words.takenIn, of: ({ takenIn }) => number(takenIn) },
      { label: words.contacted, of: ({ contacted }) => number(contacted) },
      { label: words.signed, of: ({ signed }) => number(signed) },
      { label: words.returned, of: ({ returned }) => number(returned) },
      { label: words.merged, of: ({ merged }) => number(merged) },
      { label: words.deleted, of: ({ deleted }) => number(deleted) },
      { label: words.cost, of: ({ cost }) => dollars(cost) },
      { label: words.costPerSigned, of: ({ costPerSigned }) => dollars(costPerSigned) },
      { label: words.wait, of: ({ medianMinutesToContact }) => number(medianMinutesToContact) },
    ],
  },
];
