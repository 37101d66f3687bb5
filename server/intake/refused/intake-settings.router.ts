import { intakeSettings, usualIntakeSettings } from '../../../shared/schemas/refused';
import { changesBetween } from '../../core/audit/write-audit';
import { change } from '../../core/change/change';
import { createRest, router } from '../../core/http/trpc';
import { procedureFor } from '../deps';
import { intakeSettings as stored } from '../models';

const rest = createRest('Intake');

export const intakeSettingsRouter = router({
  get: procedureFor('vendors.manage')
    .meta(rest('GET', '/intake/settings', 'How long refused posts are kept'))
    .output(intakeSettings)
    .query(async ({ ctx }) => {
      const setting = await ctx.models.intakeSettings.findById('intake').lean();
      return { refusedDays: setting?.refusedDays ?? usualIntakeSettings.refusedDays };
    }),

  update: procedureFor('vendors.manage')
    .meta(
      rest('PUT', '/intake/settings', 'Change how long refused posts are kept; also those that are there'),
    )
    .input(intakeSettings)
    .output(intakeSettings)
    .mutation(async ({ ctx, input }) => {
      await change(ctx, stored, {
        id: 'intake',
        decide: (before) => {
          const changes = changesBetween(before ?? usualIntakeSettings, input);
          return { write: { $set: input }, audit: { caller: ctx.caller, entityId: '', changes } };
        },
      });
      return input;
    }),
});
