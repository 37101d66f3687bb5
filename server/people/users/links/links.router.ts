import { signedInSession } from '../../../../shared/schemas/auth';
import { byId } from '../../../../shared/schemas/id';
import {
  handedLink,
  invitation,
  linkRequest,
  linkToken,
  linkUse,
  openedLink,
} from '../../../../shared/schemas/links';
import { z } from '../../../../shared/zod';
import { router } from '../../../core/http/trpc';
import { callerKey } from '../../../core/limits/rate-limits';
import { get } from '../../../core/record/get';
import { getPlace, openSession, writeSessionCookie } from '../../auth/open-session';
import { provenProcedureFor, publicProcedure } from '../../deps';
import { createUser } from '../write-user';
import { handOver, readLink, sendRequested, spendLink } from './links';

export const linksRouter = router({
  /** Creates a user who chooses their own password. */
  invite: provenProcedureFor('users.manage')
    .input(invitation)
    .output(handedLink)
    .mutation(async ({ ctx, input }) => handOver(ctx, ctx.caller, await createUser(ctx, ctx.caller, input))),

  /** Makes another link for a user who lost theirs, or their password. */
  renew: provenProcedureFor('users.manage')
    .input(byId)
    .output(handedLink)
    .mutation(async ({ ctx, input }) => {
      const user = await get(ctx.models.users, input.id, 'user');
      return handOver(ctx, ctx.caller, user);
    }),

  /** Always returns the same answer at once; the work happens afterwards. */
  request: publicProcedure
    .input(linkRequest)
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      await ctx.limits.use('linkRequest', callerKey(ctx.ip));
      // If it fails, the user asks again; the answer could not have said so.
      setImmediate(() => void sendRequested(ctx, input.email).catch(() => undefined));
    }),

  /** A mutation, because the token must never be part of a URL. */
  open: publicProcedure
    .input(linkToken)
    .output(openedLink)
    .mutation(async ({ ctx, input }) => {
      const { link, user } = await readLink(ctx, input.token);
      const { firstName, username } = user;
      return { kind: link.kind, firstName, username, expiresAt: link.expiresAt.toISOString() };
    }),

  /** Sets the password. An invited user is then signed in; after a reset the user signs in themselves. */
  use: publicProcedure
    .input(linkUse)
    .output(signedInSession.nullable())
    .mutation(async ({ ctx, input }) => {
      const invited = await spendLink(ctx, { ...input, ip: ctx.ip });
      return invited
        ? writeSessionCookie(ctx, await openSession(ctx, invited, getPlace(ctx), 'invitation'))
        : null;
    }),
});
