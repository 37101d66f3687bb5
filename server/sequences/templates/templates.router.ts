import { byId } from '../../../shared/schemas/id';
import { messageChannels } from '../../../shared/schemas/message';
import {
  filledTemplate,
  messageTemplatePost,
  messageTemplateRecord,
  messageTemplateUpdate,
  textFigures,
} from '../../../shared/schemas/message-template';
import { z } from '../../../shared/zod';
import { createRest, router } from '../../core/http/trpc';
import { procedureFor } from '../deps';
import { readTextFigures } from './text-figures';
import { createTemplate, listTemplates, readFitting, removeTemplate, updateTemplate } from './write-template';

const rest = createRest('Messages');

export const messageTemplatesRouter = router({
  list: procedureFor('message-templates.manage')
    .meta(rest('GET', '/message-templates', 'Every message template'))
    .output(z.array(messageTemplateRecord))
    .query(({ ctx }) => listTemplates(ctx)),

  create: procedureFor('message-templates.manage')
    .meta(rest('POST', '/message-templates', 'Write a message template', { status: 201 }))
    .input(messageTemplatePost)
    .output(messageTemplateRecord)
    .mutation(({ ctx, input }) => createTemplate(ctx, ctx.caller, input)),

  update: procedureFor('message-templates.manage')
    .meta(
      rest('PUT', '/message-templates/{id}', 'Change a message template; what was sent keeps its version', {
        errors: [409],
      }),
    )
    .input(messageTemplateUpdate)
    .output(messageTemplateRecord)
    .mutation(({ ctx, input }) => updateTemplate(ctx, ctx.caller, input)),

  remove: procedureFor('message-templates.manage')
    .meta(
      rest('DELETE', '/message-templates/{id}', 'Delete a message template that no message began with', {
        errors: [409],
      }),
    )
    .input(byId)
    .output(z.void())
    .mutation(({ ctx, input }) => removeTemplate(ctx, ctx.caller, input.id)),

  /** The texts of the last 90 days, by template. */
  figures: procedureFor('message-templates.manage')
    .output(z.array(textFigures))
    .query(({ ctx }) => readTextFigures(ctx)),

  /** The templates for a message by hand to a lead, in the words for this person. */
  ofLead: procedureFor('leads.work')
    .input(byId.extend({ channel: z.enum(messageChannels) }))
    .output(z.array(filledTemplate))
    .query(({ ctx, input }) => readFitting(ctx, input)),
});
