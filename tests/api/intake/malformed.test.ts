import { test } from 'vitest';
import { sendMalformed } from '../../support/malformed';

// The first posts of tests/proofs/malformed.test.ts.
test('of 200 malformed posts with and without a key none breaks anything, and each is kept or plainly refused', () =>
  sendMalformed(200));
