import { test } from 'vitest';
import { sendMalformed } from '../support/malformed';

test(
  'of 10,000 malformed posts with and without a key none breaks anything, and each is kept or plainly refused',
  () => sendMalformed(10_000),
  600_000,
);
