import type { ScorecardGroup } from '../../../../shared/schemas/scorecard';
import { ScrollRegion } from '../../../ui/scroll-region';
import { Card } from '../../kit/card';
import { useCaseTypeTitle } from '../../shared-queries';
import { scorecardParts } from './scorecard-figures';
import { scorecardWords as words } from './scorecard-words';

const figures = scorecardParts.flatMap((part) => part.figures);

/** A table with a row for each campaign and case type. */
export const ScorecardGroups = ({ groups }: { groups: readonly ScorecardGroup[] }) => {
  const formatTitle = useCaseTypeTitle();
  return (
    <Card title={words.byGroup} className="mt-5">
      {groups.length === 0 ? (
        <p className="text-sm text-muted">The vendor sent no posts in these days.</p>
      ) : (
        <ScrollRegion label={words.byGroup} className="overflow-x-auto">
          <table className="w-full text-sm tabular-nums">
            <thead className="text-muted">
              <tr>
                <td colSpan={2} />
                {scorecardParts.map((part) => (
                  <th
                    key={part.title}
                    scope="colgroup"
                    colSpan={part.figures.length}
                    className="py-1 pl-4 text-left font-semibold"
                  >
                    {part.title}
                  </th>
                ))}
              </tr>
              <tr>
                <th scope="col" className="py-1 pr-4 text-left font-semibold">
                  {words.campaign}
                </th>
                <th scope="col" className="py-1 pr-4 text-left font-semibold">
                  {words.caseType}
                </th>
                {figures.map(({ label }) => (
                  <th key={label} scope="col" className="py-1 pl-4 text-right font-semibold">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {groups.map((group) => (
                <tr key={`${group.campaign} ${group.caseType}`} className="border-t border-line">
                  <th scope="row" className="py-2 pr-4 text-left font-normal">
                    {group.campaign || '(none)'}
                  </th>
                  <td className="py-2 pr-4">{formatTitle(group.caseType) || '(not known)'}</td>
                  {figures.map(({ label, of }) => (
                    <td key={label} className="py-2 pl-4 text-right whitespace-nowrap">
                      {of(group)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </Card>
  );
};
