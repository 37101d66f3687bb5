import { byId, recordId } from '../../shared/schemas/id';
import { listQuery, pageOf } from '../../shared/schemas/list';
import {
  heldMessage,
  messageChannels,
  messageGrounds,
  messageInput,
  messageRecord,
  textPrice,
  unknownDecision,
  unknownMessage,
  unknownReply,
} from '../../shared/schemas/message';
import { accountCheck, textingStep } from '../../shared/schemas/texting-setup';
import { z } from '../../shared/zod';
import { confirmColleague } from '../conversation/confirm-colleague';
import { decideHold, readHold } from '../conversation/hold-number';
import { markRead, readMessages, readUnread, toMessage } from '../conversation/read-messages';
import { setListHeaders } from '../core/http/list-headers';
import { createRest, router } from '../core/http/trpc';
import { findLeadId } from '../leads/store/lead-by-id';
import { checkMail } from '../mail/replies/write-mail';
import { readIdleNumbers, resumeNumber } from '../texting/pause-number';
import { sendAgain } from '../texting/settle-text';
import { checkAccount } from '../texting/setup/check-account';
import { checkText, readTextPrice } from '../texting/write-text';
import { procedureFor } from './deps';
import { replyToUnknown } from './reply-unknown';
import { sendByHand } from './send-by-hand';
import { readTextingSetup } from './texting-setup';
import { decideUnknown, readUnknown } from './unknown-senders';

const rest = createRest('Messages');
const unknownQuery = listQuery.omit({ search: true });

export const messagesRouter = router({
  ofLead: procedureFor('leads.read')
    .meta(rest('GET', '/clients/{id}/messages', 'The conversation with a lead, newest first'))
    .input(byId)
    .output(z.array(messageRecord))
    .query(({ ctx, input }) => readMessages(ctx.conversation, input.id)),

  unknown: procedureFor('leads.read')
    .meta(
      rest('GET', '/messages/unknown', 'Messages of unknown senders, newest first, those of programs last'),
    )
    .input(unknownQuery)
    .output(z.array(unknownMessage))
    .query(async ({ ctx, input }) => {
      const { rows, total } = await readUnknown(ctx.conversation, input);
      setListHeaders(ctx, '/api/messages/unknown', input, total);
      return rows;
    }),

  unknownPage: procedureFor('leads.read')
    .input(unknownQuery)
    .output(pageOf(unknownMessage))
    .query(({ ctx, input }) => readUnknown(ctx.conversation, input)),

  decide: procedureFor('leads.work')
    .meta(
      rest(
        'PUT',
        '/messages/unknown/{id}',
        'Assign all messages of an unknown sender to a lead, or block the sender',
      ),
    )
    .input(unknownDecision)
    .output(z.void())
    .mutation(({ ctx, input }) => decideUnknown(ctx.conversation, ctx.caller, input)),

  reply: procedureFor('leads.work')
    .meta(
      rest(
        'POST',
        '/messages/unknown/{id}/reply',
        'Answer the text or e-mail of an unknown sender by hand, if the gate permits it now',
        { status: 202, errors: [409] },
      ),
    )
    .input(unknownReply)
    .output(messageRecord)
    .mutation(async ({ ctx, input }) =>
      toMessage(ctx.conversation, await replyToUnknown(ctx, ctx.caller, input)),
    ),

  /** The leads with messages that nobody opened yet: a mark in lists, which counts nothing. */
  unread: procedureFor('leads.read')
    .output(z.array(recordId))
    .query(({ ctx }) => readUnread(ctx.conversation)),

  markRead: procedureFor('leads.read')
    .input(byId)
    .output(z.void())
    .mutation(async ({ ctx, input }) => markRead(ctx.conversation, await findLeadId(ctx, input.id))),

  /** The messages that put the lead's person on hold; none if they are not on hold. */
  hold: procedureFor('leads.read')
    .input(byId)
    .output(z.array(heldMessage))
    .query(({ ctx, input }) => readHold(ctx.conversation, input.id)),

  /** Decides what the messages meant that put a person on hold. */
  decideHold: procedureFor('leads.work')
    .input(byId.extend({ messages: z.array(recordId).max(1000), isStop: z.boolean() }))
    .output(z.void())
    .mutation(({ ctx, input }) => decideHold(ctx.conversation, ctx.caller, input)),

  confirmColleague: procedureFor('leads.work')
    .input(byId)
    .output(z.void())
    .mutation(({ ctx, input }) => confirmColleague(ctx.conversation, ctx.caller, input.id)),

  /** Our numbers that send nothing until they are registered, or an error is mended. */
  paused: procedureFor('settings.edit')
    .output(z.array(z.object({ number: z.string(), problem: z.string(), at: z.iso.datetime().optional() })))
    .query(({ ctx }) => readIdleNumbers(ctx.texts)),

  resume: procedureFor('settings.edit')
    .input(z.object({ number: z.string().max(20) }))
    .output(z.void())
    .mutation(({ ctx, input }) => resumeNumber(ctx.texts, ctx.caller, input.number)),

  /** The steps before the first text, each with its state. */
  setup: procedureFor('settings.edit')
    .output(z.array(textingStep))
    .query(({ ctx }) => readTextingSetup(ctx)),

  /** Asks the provider about the account and our numbers; sends nothing. */
  checkAccount: procedureFor('settings.edit')
    .output(accountCheck)
    .mutation(async ({ ctx }) => {
      await ctx.limits.use('textsAccount', ctx.caller.user.id);
      return checkAccount(ctx.texts);
    }),

  /** If a text or an e-mail by hand may be sent to the lead now, what permits a text, and what its segments cost. */
  mayWrite: procedureFor('leads.work')
    .input(byId.extend({ channel: z.enum(messageChannels) }))
    .output(
      z.object({
        refusal: z.string().optional(),
        from: z.iso.datetime().optional(),
        ground: z.enum(messageGrounds).optional(),
        price: textPrice.optional(),
      }),
    )
    .query(async ({ ctx, input: { id, channel } }) => {
      const lead = await findLeadId(ctx, id);
      if (channel === 'email') {
        const { refusal, from } = await checkMail(ctx, lead);
        return { refusal: refusal?.message, from };
      }
      const { refusal, from, ground } = await checkText(ctx.texts, lead);
      return { refusal: refusal?.message, from, ground, price: await readTextPrice(ctx.texts) };
    }),

  /** Decides that a text leaves again of which nobody knows whether it was sent. */
  sendAgain: procedureFor('leads.work')
    .input(byId)
    .output(z.void())
    .mutation(({ ctx, input }) => sendAgain(ctx.texts, ctx.caller, input.id)),

  send: procedureFor('leads.work')
    .meta(
      rest('POST', '/clients/{id}/messages', 'Send a text or an e-mail by hand, if the gate permits it now', {
        status: 202,
        errors: [409],
      }),
    )
    .input(messageInput)
    .output(messageRecord)
    .mutation(({ ctx, input }) => sendByHand(ctx, ctx.caller, input)),
});
