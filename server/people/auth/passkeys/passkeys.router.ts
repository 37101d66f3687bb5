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
import { keepOpened, placeOf } from '../keep-opened';
import { addPasskey, beginPasskey } from './add-passkey';
import { askForPasskey } from './check-passkey';
import { enterByPasskey, proveByPasskey } from './enter-by-passkey';
import { listPasskeys, removePasskey, renamePasskey } from './own-passkeys';
import { relyingPartyOf } from './relying-party';

// Without the extensions, whose type differs between the two halves of the library and which nobody asks for.
type ToMake = Omit<PublicKeyCredentialCreationOptionsJSON, 'extensions'>;
type ToShow = Omit<PublicKeyCredentialRequestOptionsJSON, 'extensions'>;

const byPasskeyId = z.object({ id: passkeyId });

export const passkeysRouter = router({
  list: accountProcedure.output(z.array(passkeyRecord)).query(({ ctx }) => listPasskeys(ctx, ctx.caller)),

  begin: provenAccountProcedure
    .output(z.custom<ToMake>())
    .mutation(({ ctx }) => beginPasskey(ctx, ctx.caller, relyingPartyOf(ctx))),

  add: provenAccountProcedure
    .input(madePasskey)
    .output(recoveryCodes)
    .mutation(({ ctx, input: { name, response } }) =>
      addPasskey(ctx, ctx.caller, relyingPartyOf(ctx), {
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

  /** What a browser needs to show a passkey, at the sign-in or before a sensitive step. */
  ask: publicProcedure
    .output(z.custom<ToShow>())
    .mutation(({ ctx }) => askForPasskey(ctx, relyingPartyOf(ctx))),

  signIn: publicProcedure
    .input(shownPasskey)
    .output(signedInSession)
    .mutation(async ({ ctx, input }) =>
      keepOpened(
        ctx,
        await enterByPasskey(
          ctx,
          relyingPartyOf(ctx),
          input.response as AuthenticationResponseJSON,
          placeOf(ctx),
        ),
      ),
    ),

  /** What `auth.confirm` is for a password. */
  confirm: accountProcedure
    .input(shownPasskey)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      proveByPasskey(ctx, ctx.caller, relyingPartyOf(ctx), input.response as AuthenticationResponseJSON),
    ),
});
