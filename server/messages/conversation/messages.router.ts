import { byId } from '../../../shared/schemas/id';
import {
  messageInput,
  messageRecord,
  unknownDecision,
  unknownMessage,
} from '../../../shared/schemas/message';
import { z } from '../../../shared/zod';
import { rest, router } from '../../core/http/trpc';
import { procedureFor } from '../deps';
import { writeMail } from '../mail/replies/write-mail';
import { readPauses, resumeNumber } from '../texts/pause-number';
import { writeText } from '../texts/write-text';
import { decideHold } from './hold-number';
import { readMessages, toMessage } from './read-messages';
import { decideUnknown, readUnknown } from './unknown-senders';

const tag = 'Messages';

export const messagesRouter = router({
  ofLead: procedureFor('leads.read')
    .meta(
      rest('GET', '/clients/{id}/messages', {
        summary: 'The conversation with a lead, newest first',
        tag,
        errors: [404],
      }),
    )
    .input(byId)
    .output(z.array(messageRecord))
    .query(({ ctx, input }) => readMessages(ctx.conversation, input.id)),

  unknown: procedureFor('leads.read')
    .meta(rest('GET', '/messages/unknown', { summary: 'Messages of unknown senders, newest first', tag }))
    .output(z.array(unknownMessage))
    .query(({ ctx }) => readUnknown(ctx.conversation)),

  decide: procedureFor('leads.work')
    .meta(
      rest('PUT', '/messages/unknown/{id}', {
        summary: 'Assign all messages of an unknown sender to a lead, or block the sender',
        tag,
        status: 204,
        errors: [404, 413, 415],
      }),
    )
    .input(unknownDecision)
    .output(z.void())
    .mutation(({ ctx, input }) => decideUnknown(ctx.conversation, input)),

  /** Decides what a text meant that put a number on hold. */
  decideHold: procedureFor('leads.work')
    .input(byId.extend({ isStop: z.boolean() }))
    .output(z.void())
    .mutation(({ ctx, input }) => decideHold(ctx.conversation, ctx.caller, input)),

  /** Our numbers that send nothing until an error is mended. */
  paused: procedureFor('settings.edit')
    .output(z.array(z.object({ number: z.string(), problem: z.string(), at: z.iso.datetime() })))
    .query(({ ctx }) => readPauses(ctx)),

  resume: procedureFor('settings.edit')
    .input(z.object({ number: z.string().max(20) }))
    .output(z.void())
    .mutation(({ ctx, input }) => resumeNumber(ctx.texts, ctx.caller, input.number)),

  send: procedureFor('leads.work')
    .meta(
      rest('POST', '/clients/{id}/messages', {
        summary: 'Send a text or an e-mail by hand, if the gate permits it now',
        tag,
        status: 202,
        errors: [404, 409, 413, 415],
      }),
    )
    .input(messageInput)
    .output(messageRecord)
    .mutation(async ({ ctx, input: { id, channel, ...written } }) => {
      const message =
        channel === 'email'
          ? await writeMail(ctx.mail, ctx.caller, { clientId: id, ...written })
          : await writeText(ctx.texts, ctx.caller, { clientId: id, ...written });
      return toMessage(ctx.conversation, message);
    }),
});
