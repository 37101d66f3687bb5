import { textAccountInput, textAccountVersion, textAccountView } from '../../../shared/schemas/text-account';
import { router } from '../../core/http/trpc';
import { procedureFor, provenProcedureFor } from '../deps';
import { removeAccount, saveAccount, viewAccount } from './stored-account';

/** The account for texts that is entered in the panel. */
export const textAccountRouter = router({
  read: procedureFor('settings.edit')
    .output(textAccountView)
    .query(({ ctx }) => viewAccount(ctx.texts)),

  save: provenProcedureFor('settings.edit')
    .input(textAccountInput)
    .output(textAccountVersion)
    .mutation(async ({ ctx, input }) => ({ version: await saveAccount(ctx.texts, ctx.caller, input) })),

  remove: provenProcedureFor('settings.edit')
    .input(textAccountVersion)
    .output(textAccountVersion)
    .mutation(async ({ ctx, input }) => ({
      version: await removeAccount(ctx.texts, ctx.caller, input.version),
    })),
});
