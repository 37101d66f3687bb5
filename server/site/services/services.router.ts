import { can } from '../../../shared/permissions';
import { bySerialId } from '../../../shared/schemas/id';
import { listQuery } from '../../../shared/schemas/list';
import {
  caseTypeRecord,
  serviceInput,
  servicePageQuery,
  serviceRecord,
  serviceUpdate,
} from '../../../shared/schemas/service';
import { z } from '../../../shared/zod';
import { changesBetween, logDeletion } from '../../core/audit/write-audit';
import { change, createLogged } from '../../core/change/change';
import { findPage, sortBy } from '../../core/db/find-page';
import { nextId } from '../../core/db/next-id';
import { containsFilter } from '../../core/db/search';
import { setListHeaders } from '../../core/http/list-headers';
import { createRest, notFound, router } from '../../core/http/trpc';
import { pageOfRows, toRows } from '../../core/parsers';
import { get } from '../../core/record/get';
import { procedureFor, publicProcedure } from '../deps';
import { type ServiceDoc, services } from './service.model';

const rest = createRest('Services');
const searched = ['title', 'description'];

/** The stored fields of a service; its image's address follows from the image's id. */
const storedService = serviceRecord.omit({ fileUrl: true }).partial({ version: true });

const withFile = <Service extends { image_id: number; version?: number | undefined }>(service: Service) => ({
  ...service,
  version: service.version ?? 0,
  fileUrl: `/media/${service.image_id}`,
});

const toService = ({ _id, ...service }: ServiceDoc) => withFile({ ...service, id: _id });

export const servicesRouter = router({
  list: publicProcedure
    .meta(rest('GET', '/services', 'List services; inactive ones for administrators'))
    .input(listQuery)
    .output(toRows(serviceRecord))
    .query(async ({ ctx, input }) => {
      const visible = can(ctx.session?.user.role, 'services.manage') ? {} : { status: 1 };
      const filter = { ...containsFilter(searched, input.search), ...visible };
      const { rows, total } = await findPage(ctx.models.services, storedService, filter, input);
      setListHeaders(ctx, '/api/services', input, total);
      return rows.map(withFile);
    }),

  create: procedureFor('services.manage')
    .meta(rest('POST', '/services', 'Make a service', { status: 201 }))
    .input(serviceInput)
    .output(serviceRecord)
    .mutation(async ({ ctx, input }) => {
      const service = { _id: await nextId(ctx.models.counters, 'services'), ...input };
      const changes = changesBetween({}, { title: input.title });
      await createLogged(ctx, services, ctx.caller, service, { changes });
      await ctx.offers.reload();
      return toService(service);
    }),

  update: procedureFor('services.manage')
    .meta(rest('PUT', '/services/{id}', 'Change a service', { errors: [409] }))
    .input(serviceUpdate.extend(bySerialId.shape))
    .output(serviceRecord)
    .mutation(async ({ ctx, input: { id, version, ...update } }) => {
      const { after } = await change(ctx, services, {
        id: String(id),
        version,
        decide: (before) => {
          if (!before) throw notFound('service');
          const changes = changesBetween(before, update);
          if (changes.length === 0) return {};
          return {
            write: { $set: update, $inc: { version: 1 } },
            audit: { caller: ctx.caller, changes },
          };
        },
      });
      await ctx.offers.reload();
      return toService(after!);
    }),

  remove: procedureFor('services.manage')
    .meta(rest('DELETE', '/services/{id}', 'Delete a service'))
    .input(bySerialId)
    .output(z.void())
    .mutation(async ({ ctx, input: { id } }) => {
      const service = await get(ctx.models.services, id, 'service', { title: 1 });
      const changes = changesBetween({ title: service.title }, { title: '' });
      await logDeletion(ctx, ctx.caller, {
        action: 'delete',
        entity: 'service',
        entityId: String(id),
        changes,
      });
      await ctx.models.services.deleteOne({ _id: id });
      await ctx.offers.reload();
    }),

  page: procedureFor('services.manage')
    .input(servicePageQuery)
    .output(pageOfRows(serviceRecord))
    .query(async ({ ctx, input }) => {
      const column = input.sort === 'id' ? '_id' : input.sort;
      const filter = containsFilter(searched, input.search);
      const { rows, total } = await findPage(ctx.models.services, storedService, filter, input, {
        sort: sortBy(column, input.order),
      });
      return { rows: rows.map(withFile), total };
    }),
});

export const caseTypesRouter = router({
  list: publicProcedure
    .meta(rest('GET', '/case-types', "The choices of the form's case type"))
    .output(z.array(caseTypeRecord))
    .query(async ({ ctx }) => {
      const active = await ctx.models.services
        .find({ status: 1 })
        .sort({ _id: 1 })
        .select({ title: 1 })
        .lean();
      return active.map(({ _id, title }) => ({ id: _id, title }));
    }),
});
