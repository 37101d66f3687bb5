import type { Statement, Statements } from '../statement';

/** A statement of the firm's own, which nobody outside can verify. */
export const claim = (refersTo: string): Statement => ({
  kind: 'firm',
  refersTo,
  jurisdiction: 'US',
  sources: [],
  reviewed: null,
  dueAgain: '2027-02-21',
});

/** The firm's statements about itself: only the firm can know whether they are true. */
export const firm = {
  'firm-founded': claim('The year in which the firm was founded'),
  'firm-no-fee': { ...claim('The contingency-fee promise'), beside: ['firm-costs'] },
  'firm-costs': claim('Who carries the costs of a case that is lost, by the policy in site.ts'),
  'firm-fee-example': claim('How fee and costs come out by the policy in site.ts'),
} satisfies Statements;
