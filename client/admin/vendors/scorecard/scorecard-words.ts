/** The words of a vendor's scorecard. */
export const scorecardWords = {
  title: 'Scorecard',
  loading: 'Loading scorecard...',
  failed: 'Error loading the scorecard',
  posted: 'Posted',
  accepted: 'Accepted',
  contacted: 'Reached',
  signed: 'Signed',
  from: 'From',
  to: 'To',
  campaign: 'Campaign',
  caseType: 'Case type',
  perDay: 'Accepted leads by day',
  waySpan: 'Of all posts in this period',
  count: 'Count',
  byGroup: 'By campaign and case type',
} as const;
