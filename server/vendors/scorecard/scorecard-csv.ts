import type { Scorecard, ScorecardGroup } from '../../../shared/schemas/scorecard';
import { csvRow } from '../../core/http/csv';

const columns = [
  'posted',
  'accepted',
  'duplicate',
  'rejected',
  'test',
  'returned',
  'contacted',
  'signed',
  'cost',
  'costPerSigned',
  'medianMinutesToContact',
  'certificateShare',
  'takenIn',
  'merged',
  'deleted',
] as const satisfies readonly (keyof ScorecardGroup)[];

/** Returns a scorecard as a file: a row for each campaign and case type, and a column for each refusal reason. */
export const scorecardCsv = ({ from, to, groups, byReason }: Scorecard): string => {
  const reasons = Object.keys(byReason).sort();
  const head = ['from', 'to', 'campaign', 'caseType', ...columns, ...reasons];
  const rows = groups.map((group) => [
    from,
    to,
    group.campaign,
    group.caseType,
    ...columns.map((column) => group[column]),
    ...reasons.map((reason) => group.byReason[reason] ?? 0),
  ]);
  // Spreadsheets read the file as UTF-8 only with this mark in front.
  return `\uFEFF${[head, ...rows].map(csvRow).join('')}`;
};
