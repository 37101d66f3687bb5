import { test } from 'vitest';
import { workAnHour } from '../support/desk-hour';
import { sized } from '../support/size';

const hour = { leads: sized(30), unanswered: sized(6), acts: sized(400) };
/** `SEED=7` repeats an hour. */
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9));

test(
  `an hour of two clerks and an administrator with ${hour.leads} leads and ${hour.acts} acts: every message is answered, done or listed`,
  () => workAnHour({ ...hour, seed }),
  6 * 3_600_000,
);
