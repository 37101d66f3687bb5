import { z } from '../../shared/zod';
import { router } from '../core/http/trpc';
import { procedureFor } from './deps';
import { firstSteps, settingsState } from './setup';

const count = z.int().min(0);

/** The practice's setup, for the dashboard and the settings home. */
export const setupRouter = router({
  /** The first steps of a new practice, and which of them are done. */
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

  /** The state of each settings page, for the settings home. */
  settings: procedureFor('settings.edit')
    .output(
      z.object({
        users: count,
        vendors: count,
        refused: count,
        services: count,
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
