import { byId } from '../../shared/schemas/id';
import { shownSecret, webhookPost, webhookRecord, webhookUpdate } from '../../shared/schemas/webhook';
import { z } from '../../shared/zod';
import { createRest, router } from '../core/http/trpc';
import { procedureFor, provenProcedureFor } from './deps';
import {
  createWebhook,
  listWebhooks,
  pauseWebhook,
  removeWebhook,
  resumeWebhook,
  rotateSecret,
  sendTestEvent,
  updateWebhook,
} from './write-webhook';

const rest = createRest('Webhooks');
const change = procedureFor('webhooks.manage').input(byId).output(z.void());

export const webhooksRouter = router({
  list: procedureFor('webhooks.manage')
    .meta(rest('GET', '/webhooks', 'Every webhook, without its secret'))
    .output(z.array(webhookRecord))
    .query(({ ctx }) => listWebhooks(ctx)),

  create: provenProcedureFor('webhooks.manage')
    .meta(
      rest('POST', '/webhooks', 'Make a webhook; its secret is shown here only', {
        status: 201,
        errors: [404],
      }),
    )
    .input(webhookPost)
    .output(shownSecret)
    .mutation(({ ctx, input }) => createWebhook(ctx, ctx.caller, input)),

  update: provenProcedureFor('webhooks.manage')
    .input(webhookUpdate)
    .output(webhookRecord.pick({ version: true }))
    .mutation(({ ctx, input: { id, ...input } }) => updateWebhook(ctx, ctx.caller, id, input)),

  rotate: provenProcedureFor('webhooks.manage')
    .input(byId)
    .output(shownSecret)
    .mutation(({ ctx, input }) => rotateSecret(ctx, ctx.caller, input.id)),

  pause: change.mutation(({ ctx, input }) => pauseWebhook(ctx, ctx.caller, input.id)),
  resume: change.mutation(({ ctx, input }) => resumeWebhook(ctx, ctx.caller, input.id)),
  remove: change
    .meta(rest('DELETE', '/webhooks/{id}', 'Delete a webhook, and what was still to be sent there'))
    .mutation(({ ctx, input }) => removeWebhook(ctx, ctx.caller, input.id)),
  test: change.mutation(({ ctx, input }) => sendTestEvent(ctx, input.id)),
});
