import { z } from '../../shared/zod';
import { router } from '../core/http/trpc';
import { procedureFor } from './deps';
import { firstSteps, settingsState } from './setup';

const count = z.int().min(0);

/** What the dashboard and the settings home say of the practice's setup. */
export const setupRouter = router({
  /** What a new practice does first, and what of it is done. */
  firstSteps: procedureFor('settings.edit')
    .output(
      z.object({
        firm: z.boolean(),
        secondFactor: z.boolean(),
        people: z.boolean(),
        lawyer: z.boolean(),
        adoptedText: z.boolean(),
        vendor: z.boolean(),
        mail: z.boolean(),
        backup: z.boolean(),
        stamps: z.boolean(),
      }),
    )
    .query(({ ctx }) => firstSteps(ctx, ctx.caller)),

  /** What the settings home says of its pages. */
  settings: procedureFor('settings.edit')
    .output(
      z.object({
        users: count,
        vendors: count,
        refused: count,
        services: count,
        statements: count,
        webhooks: count,
        outbox: count,
        requests: count,
        isMailOn: z.boolean(),
        isBackupOn: z.boolean(),
        isBackupLate: z.boolean(),
      }),
    )
    .query(({ ctx }) => settingsState(ctx)),
});
