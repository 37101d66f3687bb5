import { byId } from '../../../../shared/schemas/id';
import {
  codeInput,
  recoveryCodes,
  secondFactorSetup,
  secondFactorState,
} from '../../../../shared/schemas/second-factor';
import { z } from '../../../../shared/zod';
import { notFound, router } from '../../../core/http/trpc';
import { accountProcedure, provenAccountProcedure, provenProcedureFor } from '../../deps';
import { beginSetup, confirmSetup, renewRecoveryCodes, turnOff, turnOffFor } from './second-factor';

export const secondFactorRouter = router({
  state: accountProcedure.output(secondFactorState).query(async ({ ctx }) => {
    const credential = await ctx.models.credentials.findById(ctx.session.user.id).lean();
    return {
      on: credential?.totp?.confirmed === true,
      passkeys: Object.keys(credential?.passkeys ?? {}).length,
      codesLeft: credential?.recoveryCodes?.length ?? 0,
      required: ctx.sessions.needsSecondFactor(ctx.session.user.role),
    };
  }),

  begin: provenAccountProcedure.output(secondFactorSetup).mutation(({ ctx }) => beginSetup(ctx, ctx.caller)),

  confirm: accountProcedure
    .input(codeInput)
    .output(recoveryCodes)
    .mutation(({ ctx, input }) => confirmSetup(ctx, ctx.caller, input.code)),

  renewCodes: provenAccountProcedure
    .output(recoveryCodes)
    .mutation(({ ctx }) => renewRecoveryCodes(ctx, ctx.caller)),

  turnOff: provenAccountProcedure.output(z.void()).mutation(({ ctx }) => turnOff(ctx, ctx.caller)),

  turnOffFor: provenProcedureFor('users.manage')
    .input(byId)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      if (!(await ctx.models.users.exists({ _id: input.id }))) throw notFound('user');
      await turnOffFor(ctx, ctx.caller, input.id);
    }),
});
