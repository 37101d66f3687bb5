import { consentReopening, consentWithdrawal, contactChannels } from '../../shared/schemas/consent';
import {
  contactAnswer,
  contactOverride,
  contactQuestion,
  listName,
  reopenInput,
  withdrawInput,
} from '../../shared/schemas/contact';
import { byId } from '../../shared/schemas/id';
import { z } from '../../shared/zod';
import { createRest, router } from '../core/http/trpc';
import { leadById } from '../leads/store/lead-by-id';
import { traceLead } from '../leads/trace-lead';
import { endTurns } from '../proof/number-turns';
import { withdrawAtLead } from '../proof/withdraw';
import { procedureFor } from './deps';
import { addToList, ownList } from './do-not-contact';
import { askContactGate, askContactGates } from './gate';
import { readLists, removeList } from './lists';
import { reopen } from './reopen';

const rest = createRest('Consent');

export const contactRouter = router({
  ask: procedureFor('leads.read')
    .meta(
      rest(
        'GET',
        '/clients/{id}/contact',
        'Whether a person may be contacted by a channel now; else why not, and from when',
      ),
    )
    .input(contactQuestion)
    .output(contactAnswer)
    .query(({ ctx, input }) => askContactGate(ctx, input.id, input.channel)),

  /** The same for every channel, for the lead's page. */
  askAll: procedureFor('leads.read')
    .input(byId)
    .output(z.array(contactAnswer.extend({ channel: z.enum(contactChannels) })))
    .query(async ({ ctx, input: { id } }) => {
      const answers = await askContactGates(ctx, id, contactChannels);
      return contactChannels.map((channel, at) => ({ channel, ...answers[at]! }));
    }),

  /** Returns the do-not-contact lists. */
  lists: procedureFor('privacy.manage')
    .output(z.array(z.object({ name: z.string(), count: z.int(), newest: z.string() })))
    .query(({ ctx }) => readLists(ctx)),

  removeList: procedureFor('privacy.manage')
    .input(z.object({ name: listName }))
    .output(z.void())
    .mutation(({ ctx, input }) => removeList(ctx, ctx.caller, input.name)),

  withdraw: procedureFor('leads.work')
    .meta(
      rest(
        'POST',
        '/clients/{id}/consent/withdraw',
        'Enter that a person wants to be left alone, by one channel or by all; in force at once',
        { status: 201 },
      ),
    )
    .input(withdrawInput)
    .output(consentWithdrawal)
    .mutation(({ ctx, input: { id, ...details } }) =>
      withdrawAtLead(ctx, id, { caller: ctx.caller, ...details }),
    ),

  reopen: procedureFor('leads.work')
    .meta(
      rest(
        'POST',
        '/clients/{id}/consent/reopen',
        'Enter that a person who wanted to be left alone asked to be contacted again, and how',
        { status: 201 },
      ),
    )
    .input(reopenInput)
    .output(consentReopening)
    .mutation(({ ctx, input }) => reopen(ctx, ctx.caller, input)),

  /** Adds the person's number and address to the firm's own list. */
  suppress: procedureFor('leads.work')
    .input(byId)
    .output(z.void())
    .mutation(async ({ ctx, input: { id } }) => {
      const lead = await leadById(ctx, id, { email: 1, phoneNumber: 1 });
      const keys = await ctx.consents.personKeys.findKeys(lead);
      await addToList(ctx, ownList, keys);
      await endTurns(ctx.models, keys);
      ctx.suppressed.forget();
      await traceLead(ctx, ctx.caller, id, { action: 'suppress' });
    }),

  override: procedureFor('leads.work')
    .input(contactOverride)
    .output(z.void())
    .mutation(async ({ ctx, input: { id, channel, reason } }) => {
      const { reason: refused = 'allowed' } = await askContactGate(ctx, id, channel);
      const logged = `${channel}, ${refused}`;
      const note = `${logged}: ${reason}`;
      await traceLead(ctx, ctx.caller, id, { action: 'override', note, logged });
    }),
});
