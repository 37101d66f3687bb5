import { test } from 'vitest';
import { workAnHour } from '../../support/desk-hour';

test('hour', async () => {
  const seed = Number(process.env.SEED ?? 1);
  await workAnHour({ leads: 30, unanswered: 10, acts: Number(process.env.ACTS ?? 300), seed });
}, 600_000);
