import type { Statement, Statements } from '../statement';

const claim = (refersTo: string): Statement => ({
  kind: 'firm',
  refersTo,
  jurisdiction: 'US',
  sources: [],
  reviewed: null,
  dueAgain: '2027-02-21',
});

/** What the firm says of itself: only the firm can know whether it is so. */
export const firm = {
  'firm-recovered': {
    ...claim('Settlements and verdicts that the firm counts as its own'),
    beside: ['firm-recovered-why'],
  },
  'firm-recovered-why': claim(
    'Why the sum goes back further than the year in which the firm was founded: nobody has said it, so the page says that',
  ),
  'firm-founded': claim('The year in which the firm was founded'),
  'firm-states': claim('The states where the firm represents clients, alone or with partner firms'),
  'firm-reply': claim('The promise to answer every request for a case review within 24 hours'),
  'firm-always': claim('Requests are taken at any hour; nobody is promised a call at night'),
  'firm-no-fee': { ...claim('The contingency-fee promise'), beside: ['firm-costs'] },
  'firm-costs': claim(
    'Who pays the costs of a case that is lost: the policy of the firm, a sample until it sets its own',
  ),
  'firm-fee-example': claim(
    'An example of how fee and costs are worked out; made up, to be changed with the policy',
  ),
  'firm-result-truck': claim('A made-up result: the sample firm has won nothing'),
  'firm-result-scaffold': claim('A made-up result: the sample firm has won nothing'),
} satisfies Statements;
