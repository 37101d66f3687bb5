import { test } from 'vitest';
import { sendMalformed } from '../support/malformed';
import { sized } from '../support/size';

const posts = sized(1000);

test(
  `of ${posts} malformed posts with and without a key none breaks anything, and each is kept or plainly refused`,
  () => sendMalformed(posts),
  600_000,
);
