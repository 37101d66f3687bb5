import { intakeSettings, usualIntakeSettings } from '../../../shared/schemas/refused';
import { carryingEntry, changesBetween, logCarried } from '../../core/audit/write-audit';
import { createRest, router } from '../../core/http/trpc';
import { procedureFor } from '../deps';

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
      const before = await ctx.models.intakeSettings.findById('intake').lean();
      const changes = changesBetween(before ?? usualIntakeSettings, input);
      const entry = { action: 'update', entity: 'refused', entityId: '', changes } as const;
      await ctx.models.intakeSettings.updateOne(
        { _id: 'intake' },
        { $set: input, $push: carryingEntry(ctx, entry) },
        { upsert: true },
      );
      await logCarried(ctx.models, 'intakeSettings');
      return input;
    }),
});
