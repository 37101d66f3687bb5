import { tracked } from '@trpc/server';
import { auditRecord, noteInput } from '../../shared/schemas/audit';
import { clientPageQuery, clientRecord, clientUpdate } from '../../shared/schemas/client';
import { byId } from '../../shared/schemas/id';
import { listQuery } from '../../shared/schemas/list';
import { z } from '../../shared/zod';
import { writeAudit } from '../audit/write-audit';
import { findPage } from '../db/find-page';
import { toRecord } from '../db/to-record';
import { setListHeaders } from '../http/list-headers';
import { onlyItsFields, pageOfRows, rowsOf } from '../parsers';
import { adminProcedure, notFound, rest, router } from '../trpc';
import { type ClientDoc, withoutInternals } from './client.model';
import { clientFilter, clientSort } from './client-filter';
import { findClients } from './find-clients';
import { appendHistory, historyEntry } from './history';
import { timelineOf } from './timeline';
import { updateClient } from './update-client';

const tag = 'Clients';

export const clientsRouter = router({
  list: adminProcedure
    .meta(rest('GET', '/clients', { summary: 'List clients, newest first', tag }))
    .input(listQuery)
    .output(rowsOf(clientRecord))
    .query(async ({ ctx, input }) => {
      const { rows, total } = await findPage(ctx.models.clients, clientRecord, clientFilter(input), input, {
        without: withoutInternals,
        countAll: ctx.leadCount.get,
      });
      setListHeaders(ctx, '/api/clients', input, total);
      return rows;
    }),

  get: adminProcedure
    .meta(rest('GET', '/clients/{id}', { summary: 'One client', tag, errors: [404] }))
    .input(byId)
    .output(onlyItsFields(clientRecord))
    .query(async ({ ctx, input }) => {
      const client = await ctx.models.clients.findById(input.id).select(withoutInternals).lean<ClientDoc>();
      if (!client) throw notFound('client');
      return toRecord(client);
    }),

  update: adminProcedure
    .meta(rest('PUT', '/clients/{id}', { summary: 'Change a client', tag, errors: [404, 409, 413, 415] }))
    .input(clientUpdate.extend(byId.shape))
    .output(onlyItsFields(clientRecord))
    .mutation(async ({ ctx, input: { id, ...update } }) =>
      toRecord(await updateClient(ctx, ctx.caller, id, update)),
    ),

  remove: adminProcedure
    .meta(rest('DELETE', '/clients/{id}', { summary: 'Delete a client', tag, status: 204, errors: [404] }))
    .input(byId)
    .output(z.void())
    .mutation(async ({ ctx, input: { id } }) => {
      // What the person agreed to has to be kept for years, also when the lead is not.
      await ctx.consents.takeOver(id);
      const { deletedCount } = await ctx.models.clients.deleteOne({ _id: id });
      if (deletedCount === 0) throw notFound('client');
      ctx.leadCount.forget();
      ctx.feed.announce(id, 'removed');
      await writeAudit(ctx, { action: 'delete', entity: 'client', entityId: id });
    }),

  page: adminProcedure
    .input(clientPageQuery)
    .output(pageOfRows(clientRecord))
    .query(async ({ ctx, input }) => {
      const { rows, total } = await findPage(ctx.models.clients, clientRecord, clientFilter(input), input, {
        sort: clientSort(input),
        without: withoutInternals,
        countAll: ctx.leadCount.get,
      });
      return { rows, total };
    }),

  find: adminProcedure
    .input(z.object({ search: z.string().trim().min(1).max(200) }))
    .output(rowsOf(clientRecord))
    .query(async ({ ctx, input }) => (await findClients(ctx, input.search)).map(toRecord)),

  timeline: adminProcedure
    .input(byId)
    .output(z.array(auditRecord))
    .query(({ ctx, input }) => timelineOf(ctx, input.id)),

  addNote: adminProcedure
    .input(noteInput)
    .output(z.void())
    .mutation(async ({ ctx, input: { id, note } }) => {
      const entry = historyEntry(ctx.caller, ctx.now, { action: 'note', note });
      const { matchedCount } = await ctx.models.clients.updateOne(
        { _id: id },
        { $push: appendHistory(entry) },
      );
      if (matchedCount === 0) throw notFound('client');
      ctx.feed.announce(id, 'changed');
      await writeAudit(ctx, { action: 'note', entity: 'client', entityId: id });
    }),

  /** What happens to leads, while a tab is open; `reset` asks it to read what it shows anew. */
  news: adminProcedure
    .input(z.object({ lastEventId: z.string().max(60).nullish() }).optional())
    .subscription(async function* ({ ctx, input, signal = new AbortController().signal }) {
      const { sessionId } = ctx.session;
      const stay = ctx.admission.admit(sessionId, ({ role }) => role === 'admin');
      const ended = AbortSignal.any([signal, stay.signal]);
      try {
        for await (const { position, ...news } of ctx.feed.follow(input?.lastEventId ?? undefined, ended))
          yield tracked(position, news);
      } finally {
        stay.leave();
      }
    }),
});
