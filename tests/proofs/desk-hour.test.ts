import { test } from 'vitest';
import { workAnHour } from '../support/desk-hour';
import { sized } from '../support/size';

const hour = { leads: sized(30), unanswered: sized(6), acts: sized(400) };
/** `SEED=7` is another hour. */
const seed = Number(process.env.SEED ?? 1);

test(
  `an hour of two clerks and an administrator with ${hour.leads} leads and ${hour.acts} acts: every message is answered, done or listed`,
  () => workAnHour({ ...hour, seed }),
  6 * 3_600_000,
);
