import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { signedInSession } from '../../../../shared/schemas/auth';
import {
  madePasskey,
  passkeyId,
  passkeyName,
  passkeyRecord,
  shownPasskey,
} from '../../../../shared/schemas/passkeys';
import { recoveryCodes } from '../../../../shared/schemas/second-factor';
import { z } from '../../../../shared/zod';
import { router } from '../../../core/http/trpc';
import { accountProcedure, provenAccountProcedure, publicProcedure } from '../../deps';
import { getPlace, writeSessionCookie } from '../open-session';
import { getRelyingParty } from './challenge';
import { askForPasskey, enterByPasskey, proveByPasskey } from './enter-by-passkey';
import { addPasskey, beginPasskey, listPasskeys, removePasskey, renamePasskey } from './own-passkeys';

// Leaves out the extensions: their type differs between the two halves of the library, and we don't use them.
type ToMake = Omit<PublicKeyCredentialCreationOptionsJSON, 'extensions'>;
type ToShow = Omit<PublicKeyCredentialRequestOptionsJSON, 'extensions'>;

const byPasskeyId = z.object({ id: passkeyId });

export const passkeysRouter = router({
  list: accountProcedure.output(z.array(passkeyRecord)).query(({ ctx }) => listPasskeys(ctx, ctx.caller)),

  begin: provenAccountProcedure
    .output(z.custom<ToMake>())
    .mutation(({ ctx }) => beginPasskey(ctx, ctx.caller, getRelyingParty(ctx))),

  add: provenAccountProcedure
    .input(madePasskey)
    .output(recoveryCodes)
    .mutation(({ ctx, input: { name, response } }) =>
      addPasskey(ctx, ctx.caller, getRelyingParty(ctx), {
        name,
        response: response as RegistrationResponseJSON,
      }),
    ),

  rename: accountProcedure
    .input(byPasskeyId.extend({ name: passkeyName }))
    .output(z.void())
    .mutation(({ ctx, input }) => renamePasskey(ctx, ctx.caller, input.id, input.name)),

  remove: provenAccountProcedure
    .input(byPasskeyId)
    .output(z.void())
    .mutation(({ ctx, input }) => removePasskey(ctx, ctx.caller, input.id)),

  /** Returns the options for showing a passkey, at sign-in or before a sensitive step. */
  ask: publicProcedure
    .output(z.custom<ToShow>())
    .mutation(({ ctx }) => askForPasskey(ctx, getRelyingParty(ctx))),

  signIn: publicProcedure
    .input(shownPasskey)
    .output(signedInSession)
    .mutation(async ({ ctx, input }) =>
      writeSessionCookie(
        ctx,
        await enterByPasskey(
          ctx,
          getRelyingParty(ctx),
          input.response as AuthenticationResponseJSON,
          getPlace(ctx),
        ),
      ),
    ),

  /** Like `auth.confirm`, with a passkey instead of a password. */
  confirm: accountProcedure
    .input(shownPasskey)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      proveByPasskey(ctx, ctx.caller, getRelyingParty(ctx), input.response as AuthenticationResponseJSON),
    ),
});
