import { Types } from 'mongoose';
import { byId } from '../../../shared/schemas/id';
import {
  importCheck,
  importChecked,
  importInput,
  importRecord,
  importRows,
  importTaken,
  importUndone,
} from '../../../shared/schemas/import';
import { z } from '../../../shared/zod';
import { carryingEntry, logCarried } from '../../core/audit/write-audit';
import { getName } from '../../core/caller';
import { createRest, notFound, router } from '../../core/http/trpc';
import { procedureFor } from '../deps';
import { checkRows } from './check-rows';
import type { ImportDoc } from './import.model';
import { takeRows } from './take-rows';
import { undoImport } from './undo-import';

const rest = createRest('Imports');
const shown = 20;

const toRecord = ({ _id, byId: _, at, ...doc }: ImportDoc, leads: number) => ({
  ...doc,
  id: String(_id),
  at: at.toISOString(),
  leads,
});

export const importsRouter = router({
  list: procedureFor('leads.import')
    .meta(rest('GET', '/imports', `The last ${shown} imports, newest first`))
    .output(z.array(importRecord))
    .query(async ({ ctx: { models } }) => {
      const imports = await models.imports.find().sort({ _id: -1 }).limit(shown).lean<ImportDoc[]>();
      const counts = imports.map(({ _id }) => models.clients.countDocuments({ importId: String(_id) }));
      const leads = await Promise.all(counts);
      return imports.map((doc, at) => toRecord(doc, leads[at]!));
    }),

  check: procedureFor('leads.import')
    .meta(rest('POST', '/imports/check', 'Say what is wrong with rows of a file, and take in none'))
    .input(importCheck)
    .output(importChecked)
    .mutation(async ({ ctx, input }) => ({ problems: await checkRows(ctx, input) })),

  begin: procedureFor('leads.import')
    .meta(rest('POST', '/imports', 'Begin an import; its rows follow', { status: 201 }))
    .input(importInput)
    .output(importRecord)
    .mutation(async ({ ctx, input }) => {
      const { caller, models, now } = ctx;
      const by = { by: getName(caller), byId: caller.user.id };
      const doc: ImportDoc = {
        _id: new Types.ObjectId(),
        ...input,
        ...by,
        state: 'running',
        at: new Date(now()),
      };
      const { audits } = carryingEntry(ctx, {
        action: 'create',
        entity: 'import',
        entityId: String(doc._id),
        note: `${input.total} rows`,
      });
      await models.imports.create({ ...doc, audits: [audits] });
      await logCarried(models, 'imports');
      return toRecord(doc, 0);
    }),

  take: procedureFor('leads.import')
    .meta(
      rest('POST', '/imports/{id}/rows', 'Accept rows of a file as leads, without notices', {
        errors: [409, 422],
      }),
    )
    .input(importRows)
    .output(importTaken)
    .mutation(({ ctx, input }) => takeRows(ctx, input)),

  finish: procedureFor('leads.import')
    .meta(rest('POST', '/imports/{id}/finish', 'End an import'))
    .input(byId)
    .output(z.void())
    .mutation(async ({ ctx, input: { id } }) => {
      const ended = await ctx.models.imports.updateOne(
        { _id: id, state: { $ne: 'undone' } },
        { $set: { state: 'done' } },
      );
      if (ended.matchedCount === 0) throw notFound('import');
    }),

  undo: procedureFor('leads.import')
    .meta(
      rest(
        'POST',
        '/imports/{id}/undo',
        'Delete leads of an import that nobody worked on, up to 1,000 a call',
      ),
    )
    .input(byId)
    .output(importUndone)
    .mutation(({ ctx, input: { id } }) => undoImport(ctx, id)),
});
