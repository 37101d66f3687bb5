import { tracked } from '@trpc/server';
import { sealableNames } from '../../shared/lead-fields';
import { can } from '../../shared/permissions';
import { auditRecord, noteInput } from '../../shared/schemas/audit';
import {
  clientPageQuery,
  clientRecord,
  clientUpdate,
  deletedClient,
  nearness,
} from '../../shared/schemas/client';
import { byId, recordId } from '../../shared/schemas/id';
import { listQuery, pageOf } from '../../shared/schemas/list';
import { z } from '../../shared/zod';
import { writeAudit } from '../core/audit/write-audit';
import { toRecord } from '../core/db/to-record';
import { setListHeaders } from '../core/http/list-headers';
import { createRest, notFound, router } from '../core/http/trpc';
import { asBuilt, onlyItsFields, pageOfRows, toRows } from '../core/parsers';
import { deletedLeads, deleteLead, restoreLead } from './deleted/delete-leads';
import { type Deps, procedureFor } from './deps';
import { forgivingPage, leadPage } from './lead-pages';
import { clientFilter, shownFilter } from './list-filter';
import { withoutInternals } from './store/client.model';
import { historyEntry, traced } from './store/history';
import { findLeadId, leadById, nameLeads } from './store/lead-by-id';
import { wordsAreDue } from './store/words';
import { loadTimeline } from './timeline';
import { updateClient } from './update-client';

const most = 8;

/**
 * Returns the newest leads with a name, e-mail address or phone number like `search`, or else those with its words in a
 * message or the nearest matches.
 */
const findClients = async (deps: Deps, search: string) => {
  const read = (filter: Record<string, unknown>) =>
    deps.models.clients.find(filter).select(withoutInternals).sort({ _id: -1 }).limit(most).lean();
  const byName = await read(clientFilter(deps.models, { search }, deps.now()));
  return byName.length > 0 ? byName : read(await shownFilter(deps, { search }));
};

const rest = createRest('Clients');

export const clientsRouter = router({
  list: procedureFor('leads.read')
    .meta(rest('GET', '/clients', 'List clients, newest first'))
    .input(listQuery)
    // Its rows are read with exactly these fields, as those of `page` are.
    .output(asBuilt(z.array(clientRecord)))
    .query(async ({ ctx, input }) => {
      const { rows, total } = await leadPage(ctx, input);
      setListHeaders(ctx, '/api/clients', input, total);
      return rows;
    }),

  get: procedureFor('leads.read')
    .meta(rest('GET', '/clients/{id}', 'One client'))
    .input(byId)
    .output(onlyItsFields(clientRecord))
    .query(async ({ ctx, input }) => {
      const id = await findLeadId(ctx, input.id);
      const client = await leadById(ctx, id, withoutInternals);
      ctx.reads.note(ctx.caller, id);
      return toRecord(client);
    }),

  update: procedureFor('leads.work')
    .meta(rest('PUT', '/clients/{id}', 'Change a client', { errors: [409] }))
    .input(clientUpdate.extend(byId.shape))
    .output(onlyItsFields(clientRecord))
    .mutation(async ({ ctx, input: { id, ...update } }) =>
      toRecord(await updateClient(ctx, ctx.caller, await findLeadId(ctx, id), update)),
    ),

  remove: procedureFor('leads.remove')
    .meta(rest('DELETE', '/clients/{id}', 'Delete a client'))
    .input(byId)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteLead(ctx, ctx.caller, input.id)),

  restore: procedureFor('leads.remove')
    .input(byId)
    .output(z.void())
    .mutation(({ ctx, input }) => restoreLead(ctx, ctx.caller, input.id)),

  deleted: procedureFor('leads.remove')
    .input(listQuery.omit({ search: true }).extend({ limit: z.int().min(1).max(100) }))
    .output(pageOfRows(deletedClient))
    .query(({ ctx, input }) => deletedLeads(ctx, input)),

  /** The encrypted fields; a list cannot be sorted by them. */
  sealed: procedureFor('leads.read')
    .output(z.array(z.enum(sealableNames)))
    .query(({ ctx }) => ctx.models.leadSeal?.names ?? []),

  page: procedureFor('leads.read')
    .input(clientPageQuery)
    .output(
      asBuilt(
        // `isMore`: a search has more matches than `total`.
        pageOf(clientRecord).extend({ near: nearness.optional(), isMore: z.boolean().optional() }),
      ),
    )
    .query(({ ctx, input }) => forgivingPage(ctx, input)),

  find: procedureFor('leads.read')
    .input(z.object({ search: z.string().trim().min(1).max(200) }))
    .output(toRows(clientRecord))
    .query(async ({ ctx, input }) => (await findClients(ctx, input.search)).map(toRecord)),

  /** The names of leads, for screens that have only their ids; deleted ones are left out. */
  names: procedureFor('leads.read')
    .input(z.object({ ids: z.array(recordId).max(100) }))
    .output(z.array(z.object({ id: recordId, name: z.string() })))
    .query(async ({ ctx, input }) =>
      [...(await nameLeads(ctx, input.ids))].map(([id, name]) => ({ id, name })),
    ),

  timeline: procedureFor('leads.read')
    .input(byId)
    .output(z.array(auditRecord))
    .query(async ({ ctx, input }) => loadTimeline(ctx, await findLeadId(ctx, input.id))),

  addNote: procedureFor('leads.work')
    .input(noteInput)
    .output(z.void())
    .mutation(async ({ ctx, input: { note, ...input } }) => {
      const id = await findLeadId(ctx, input.id);
      const entry = historyEntry(ctx.caller, ctx.now, { action: 'note', note });
      const { matchedCount } = await ctx.models.clients.updateOne(
        { _id: id },
        { $set: wordsAreDue(), ...traced({ entries: [entry] }) },
      );
      if (matchedCount === 0) throw notFound('client');
      ctx.feed.announce(id, 'changed');
      await writeAudit(ctx, ctx.caller, { action: 'note', entity: 'client', entityId: id });
    }),

  /** Streams changes of leads to an open tab; `reset` makes it reload what it shows. */
  news: procedureFor('leads.read')
    .input(z.object({ lastEventId: z.string().max(60).nullish() }).optional())
    .subscription(async function* ({ ctx, input, signal = new AbortController().signal }) {
      const { sessionId } = ctx.session;
      const stay = ctx.admission.admit(sessionId, ({ role }) => can(role, 'leads.read'));
      const ended = AbortSignal.any([signal, stay.signal]);
      try {
        for await (const { position, ...news } of ctx.feed.follow(input?.lastEventId ?? undefined, ended))
          yield tracked(position, news);
      } finally {
        stay.leave();
      }
    }),
});
