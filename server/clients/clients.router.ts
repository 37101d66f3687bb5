import { tracked } from '@trpc/server';
import { auditRecord, noteInput } from '../../shared/schemas/audit';
import {
  clientInput,
  clientPageQuery,
  clientReceipt,
  clientRecord,
  clientUpdate,
} from '../../shared/schemas/client';
import { byId, recordId } from '../../shared/schemas/id';
import { listQuery, pageOf } from '../../shared/schemas/list';
import { z } from '../../shared/zod';
import { writeAudit } from '../audit/write-audit';
import { findPage } from '../db/find-page';
import { toRecord } from '../db/to-record';
import { setListHeaders } from '../http/list-headers';
import { adminProcedure, limitedProcedure, notFound, rest, router } from '../trpc';
import { clientFilter, clientSort } from './client-filter';
import { createClient } from './create-client';
import { findClients } from './find-clients';
import { timelineOf } from './timeline';
import { updateClient } from './update-client';
import { watchLeads } from './watch-leads';

const tag = 'Clients';

export const clientsRouter = router({
  create: limitedProcedure('leads')
    .meta(
      rest('POST', '/clients', {
        summary: 'Send a lead',
        tag,
        status: 201,
        form: true,
        open: true,
        errors: [413, 415, 422],
      }),
    )
    .input(clientInput)
    .output(clientReceipt)
    .mutation(async ({ ctx, input }) => {
      const client = await createClient(ctx, input);
      if (ctx.session) await writeAudit(ctx, { action: 'create', entity: 'client', entityId: client.id });
      return client;
    }),

  /** A lead that staff type in: without a session it is refused, where `create` would take it for a visitor's. */
  add: adminProcedure
    .input(clientInput)
    .output(clientReceipt)
    .mutation(async ({ ctx, input }) => {
      const client = await createClient(ctx, input);
      await writeAudit(ctx, { action: 'create', entity: 'client', entityId: client.id });
      return client;
    }),

  list: adminProcedure
    .meta(rest('GET', '/clients', { summary: 'List clients, newest first', tag }))
    .input(listQuery)
    .output(z.array(clientRecord))
    .query(async ({ ctx, input }) => {
      const { rows, total } = await findPage(ctx.models.clients, clientFilter(input), input);
      setListHeaders(ctx, '/api/clients', input, total);
      return rows.map(toRecord);
    }),

  get: adminProcedure
    .meta(rest('GET', '/clients/{id}', { summary: 'One client', tag, errors: [404] }))
    .input(byId)
    .output(clientRecord)
    .query(async ({ ctx, input }) => {
      const client = await ctx.models.clients.findById(input.id).lean();
      if (!client) throw notFound('client');
      return toRecord(client);
    }),

  update: adminProcedure
    .meta(rest('PUT', '/clients/{id}', { summary: 'Change a client', tag, errors: [404, 409, 413, 415] }))
    .input(clientUpdate.extend(byId.shape))
    .output(clientRecord)
    .mutation(async ({ ctx, input: { id, ...update } }) => toRecord(await updateClient(ctx, id, update))),

  remove: adminProcedure
    .meta(rest('DELETE', '/clients/{id}', { summary: 'Delete a client', tag, status: 204, errors: [404] }))
    .input(byId)
    .output(z.void())
    .mutation(async ({ ctx, input: { id } }) => {
      const { deletedCount } = await ctx.models.clients.deleteOne({ _id: id });
      if (deletedCount === 0) throw notFound('client');
      await writeAudit(ctx, { action: 'delete', entity: 'client', entityId: id });
    }),

  page: adminProcedure
    .input(clientPageQuery)
    .output(pageOf(clientRecord))
    .query(async ({ ctx, input }) => {
      const { rows, total } = await findPage(
        ctx.models.clients,
        clientFilter(input),
        input,
        clientSort(input),
      );
      return { rows: rows.map(toRecord), total };
    }),

  find: adminProcedure
    .input(z.object({ search: z.string().trim().min(1).max(200) }))
    .output(z.array(clientRecord))
    .query(async ({ ctx, input }) => (await findClients(ctx, input.search)).map(toRecord)),

  timeline: adminProcedure
    .input(byId)
    .output(z.array(auditRecord))
    .query(({ ctx, input }) => timelineOf(ctx, input.id)),

  addNote: adminProcedure
    .input(noteInput)
    .output(z.void())
    .mutation(async ({ ctx, input: { id, note } }) => {
      if (!(await ctx.models.clients.exists({ _id: id }))) throw notFound('client');
      await writeAudit(ctx, { action: 'note', entity: 'client', entityId: id, note });
    }),

  onNew: adminProcedure
    .input(z.object({ lastEventId: recordId.nullish() }).optional())
    .subscription(async function* ({ ctx, input, signal }) {
      for await (const lead of watchLeads(ctx, input?.lastEventId ?? undefined, signal))
        yield tracked(String(lead._id), { id: String(lead._id) });
    }),
});
