import { byId } from '../../shared/schemas/id';
import {
  closeRequestInput,
  eraseInput,
  erasureInput,
  erasureRecord,
  exportInput,
  holdInput,
  leadPrivacy,
  personChoice,
  personFacts,
  personFile,
  personFound,
  personQuery,
  privacyRequest,
  privacyRequestInput,
  requestPage,
} from '../../shared/schemas/privacy';
import { settings } from '../../shared/settings';
import { z } from '../../shared/zod';
import { findPage } from '../core/db/find-page';
import { createRest, notFound, router } from '../core/http/trpc';
import { pageOfRows } from '../core/parsers';
import { procedureFor } from './deps';
import { agreeToErasure, askErasure, erasuresFor, refuseErasure } from './erasures/ask-erasure';
import { findLeadPrivacy, holdLead, releaseLead } from './lead-privacy';
import { collectPerson, exportPerson } from './person/export-person';
import { chooseAll, findPerson } from './person/find-person';
import { closeRequest, takeRequest } from './requests/take-request';
import { previewRetention } from './retention/apply-retention';

const procedure = procedureFor('privacy.manage');
const rest = createRest('Privacy');
const due = z.object({
  count: z.int(),
  oldest: z.array(z.object({ id: z.string(), name: z.string(), updatedAt: z.string() })),
});

export const privacyRouter = router({
  /** Finds data under an address or a number. */
  find: procedure
    .input(personQuery)
    .output(personFound)
    .query(({ ctx, input }) => findPerson(ctx, input)),

  /** A mutation, because every export is logged. */
  exportPerson: procedure
    .input(personChoice)
    .output(personFile)
    .mutation(({ ctx, input }) => exportPerson(ctx, ctx.caller, input)),

  /** The same for a program: everything under an address or a number, as JSON. */
  export: procedure
    .meta(rest('POST', '/privacy/export', 'Everything about a person, by e-mail address or phone number'))
    .input(exportInput)
    .output(personFacts)
    .mutation(async ({ ctx, input }) => collectPerson(ctx, ctx.caller, await chooseAll(ctx, input))),

  erase: procedure
    .meta(
      rest('POST', '/privacy/erase', 'Ask that a person be erased; another administrator has to agree', {
        status: 201,
        errors: [409],
      }),
    )
    .input(eraseInput)
    .output(byId)
    .mutation(async ({ ctx, input: { reason, ...named } }) =>
      askErasure(ctx, ctx.caller, { ...(await chooseAll(ctx, named)), reason }),
    ),

  erasures: procedure.output(z.array(erasureRecord)).query(({ ctx }) => erasuresFor(ctx, ctx.caller)),

  askErasure: procedure
    .input(erasureInput)
    .output(byId)
    .mutation(({ ctx, input }) => askErasure(ctx, ctx.caller, input)),

  agreeToErasure: procedure
    .meta(
      rest(
        'POST',
        '/privacy/erase/{id}/agree',
        "Agree to another administrator's request: the person is erased now",
        { errors: [409] },
      ),
    )
    .input(byId)
    .output(z.void())
    .mutation(({ ctx, input }) => agreeToErasure(ctx, ctx.caller, input.id)),

  refuseErasure: procedure
    .input(byId)
    .output(z.void())
    .mutation(({ ctx, input }) => refuseErasure(ctx, ctx.caller, input.id)),

  /** Tells whether a lead is on hold, and who opened it. */
  ofLead: procedureFor('leads.read')
    .input(byId)
    .output(leadPrivacy)
    .query(async ({ ctx, input }) => {
      const privacy = await findLeadPrivacy(ctx, input.id);
      if (!privacy) throw notFound('client');
      return privacy;
    }),

  hold: procedure
    .input(holdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => holdLead(ctx, ctx.caller, input.id, input.reason)),

  release: procedure
    .input(byId)
    .output(z.void())
    .mutation(({ ctx, input }) => releaseLead(ctx, ctx.caller, input.id)),

  /** Privacy requests, next due first. */
  requests: procedure
    .input(requestPage)
    .output(pageOfRows(privacyRequest))
    .query(({ ctx, input: { state, ...page } }) =>
      findPage(ctx.models.privacyRequests, privacyRequest, { state }, page, { sort: { dueAt: 1, _id: 1 } }),
    ),

  /** For a person who wrote, called or visited. */
  addRequest: procedure
    .input(privacyRequestInput)
    .output(byId)
    .mutation(async ({ ctx, input }) => ({ id: await takeRequest(ctx, { caller: ctx.caller }, input) })),

  closeRequest: procedure
    .input(closeRequestInput)
    .output(z.void())
    .mutation(({ ctx, input }) => closeRequest(ctx, ctx.caller, input)),

  /** Previews what retention rules would delete today, without changing anything. */
  previewRetention: procedure
    .input(settings.retention.schema)
    .output(
      z.object({ rules: z.array(due), unknown: z.int(), held: z.int(), actsFrom: z.string().optional() }),
    )
    .query(({ ctx, input }) => previewRetention(ctx, input)),
});
