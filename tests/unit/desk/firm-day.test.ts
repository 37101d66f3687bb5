import { afterEach, expect, test, vi } from 'vitest';
import { signedProblems, signedToday } from '../../../client/admin/form/signed-fields';
import { withCriterion } from '../../../client/admin/rules/new-criterion';

afterEach(() => vi.useRealTimers());

/** The evening of November 29 at the office, and already the next day in UTC. */
const evening = () => {
  vi.stubGlobal('document', { querySelector: () => ({ content: 'America/Los_Angeles' }) });
  vi.useFakeTimers({ now: new Date('2026-11-30T03:00:00Z') });
};

test('a day that the office fills in is the office’s, not UTC’s', () => {
  evening();
  const choice = { question: '', newQuestion: 'When was it?', other: '' };
  const { criteria } = withCriterion({ questions: [], criteria: [] }, { ...choice, kind: 'on or after' });
  expect(criteria[0]?.test).toMatchObject({ day: '2026-11-29' });
  expect(signedToday().signedDay).toBe('2026-11-29');
  expect(signedProblems({ signedHow: 'paper', signedDay: '2026-11-30' })).toHaveProperty('signedDay');
});
