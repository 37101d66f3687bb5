import { test } from 'vitest';
import { workAnHour } from '../../support/desk-hour';

// A short one of tests/proofs/desk-hour.test.ts.
test('in some minutes of two clerks and an administrator every message is answered, done or listed', () =>
  workAnHour({ leads: 20, unanswered: 6, acts: 120, seed: 1 }));
