import { byId } from '../../../shared/schemas/id';
import {
  codeInput,
  recoveryCodes,
  secondFactorSetup,
  secondFactorState,
  withPassword,
} from '../../../shared/schemas/second-factor';
import { z } from '../../../shared/zod';
import { accountProcedure, notFound, procedureFor, router } from '../../trpc';
import { beginSetup, confirmSetup, renewRecoveryCodes, turnOff, turnOffFor } from './second-factor';

export const secondFactorRouter = router({
  state: accountProcedure.output(secondFactorState).query(async ({ ctx }) => {
    const credential = await ctx.models.credentials.findById(ctx.session.user.id).lean();
    return {
      on: credential?.totp?.confirmed === true,
      codesLeft: credential?.recoveryCodes?.length ?? 0,
      required: ctx.sessions.needsSecondFactor(ctx.session.user.role),
    };
  }),

  begin: accountProcedure
    .input(withPassword)
    .output(secondFactorSetup)
    .mutation(({ ctx, input }) => beginSetup(ctx, ctx.caller, input.currentPassword)),

  confirm: accountProcedure
    .input(codeInput)
    .output(recoveryCodes)
    .mutation(({ ctx, input }) => confirmSetup(ctx, ctx.caller, input.code)),

  renewCodes: accountProcedure
    .input(withPassword)
    .output(recoveryCodes)
    .mutation(({ ctx, input }) => renewRecoveryCodes(ctx, ctx.caller, input.currentPassword)),

  turnOff: accountProcedure
    .input(withPassword)
    .output(z.void())
    .mutation(({ ctx, input }) => turnOff(ctx, ctx.caller, input.currentPassword)),

  turnOffFor: procedureFor('users.manage')
    .input(withPassword.extend(byId.shape))
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      if (!(await ctx.models.users.exists({ _id: input.id }))) throw notFound('user');
      await turnOffFor(ctx, ctx.caller, input.id, input.currentPassword);
    }),
});
