import { byId } from '../../shared/schemas/id';
import { shownSecret, webhookInput, webhookRecord, webhookUpdate } from '../../shared/schemas/webhook';
import { z } from '../../shared/zod';
import { procedureFor, provenProcedureFor, router } from '../trpc';
import { listWebhooks } from './list-webhooks';
import {
  createWebhook,
  pauseWebhook,
  removeWebhook,
  resumeWebhook,
  rotateSecret,
  sendTestEvent,
  updateWebhook,
} from './write-webhook';

const change = procedureFor('webhooks.manage').input(byId).output(z.void());

export const webhooksRouter = router({
  list: procedureFor('webhooks.manage')
    .output(z.array(webhookRecord))
    .query(({ ctx }) => listWebhooks(ctx)),

  create: provenProcedureFor('webhooks.manage')
    .input(webhookInput)
    .output(shownSecret)
    .mutation(({ ctx, input }) => createWebhook(ctx, ctx.caller, input)),

  update: provenProcedureFor('webhooks.manage')
    .input(webhookUpdate)
    .output(z.void())
    .mutation(({ ctx, input: { id, ...input } }) => updateWebhook(ctx, ctx.caller, id, input)),

  rotate: provenProcedureFor('webhooks.manage')
    .input(byId)
    .output(shownSecret)
    .mutation(({ ctx, input }) => rotateSecret(ctx, ctx.caller, input.id)),

  pause: change.mutation(({ ctx, input }) => pauseWebhook(ctx, ctx.caller, input.id)),
  resume: change.mutation(({ ctx, input }) => resumeWebhook(ctx, ctx.caller, input.id)),
  remove: change.mutation(({ ctx, input }) => removeWebhook(ctx, ctx.caller, input.id)),
  test: change.mutation(({ ctx, input }) => sendTestEvent(ctx, input.id)),
});
