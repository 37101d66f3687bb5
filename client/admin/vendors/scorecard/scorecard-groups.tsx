import type { ScorecardGroup } from '../../../../shared/schemas/scorecard';
import { Card } from '../../kit/card';
import { DataTable } from '../../kit/data-table';
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
        <DataTable
          label={words.byGroup}
          rows={groups}
          rowKey={({ campaign, caseType }) => `${campaign} ${caseType}`}
          groups={[
            { title: '', columns: 2 },
            ...scorecardParts.map((part) => ({ title: part.title, columns: part.figures.length })),
          ]}
          columns={[
            { header: words.campaign, cell: ({ campaign }) => campaign || '(none)' },
            { header: words.caseType, cell: ({ caseType }) => formatTitle(caseType) || '(not known)' },
            ...figures.map(({ label, of }) => ({ header: label, cell: of, isNumber: true })),
          ]}
        />
      )}
    </Card>
  );
};
