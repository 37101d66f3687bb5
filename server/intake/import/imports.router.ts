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
import { getName, type Staff } from '../../core/caller';
import { createLogged, writeLogged } from '../../core/change/change';
import { createRest, notFound, router } from '../../core/http/trpc';
import { hiding } from '../../leads/deleted/delete-leads';
import { type Deps, procedureFor } from '../deps';
import { checkRows } from './check-rows';
import { type ImportDoc, imports } from './import.model';
import { takeRows } from './take-rows';

const mostAtOnce = 1000;

/** Matches leads that no one has worked on: the timeline contains only the arrival. */
const untouched = { version: 0, deskVersion: { $exists: false }, history: { $size: 1 } };

/**
 * Deletes an import's leads that no one has worked on, some at a time. They can be restored like any deleted lead.
 * Calling it again continues.
 */
const undoImport = async (deps: Deps & { caller: Staff }, id: string) => {
  const { models, caller } = deps;
  const ofImport = { importId: id, source: 'import' as const };
  const leads = await models.clients
    .find({ ...ofImport, ...untouched })
    .select({ _id: 1 })
    .limit(mostAtOnce)
    .lean();
  const write = { $set: { state: 'undone' } } as const;
  const said = { action: 'delete', note: `${leads.length} leads` } as const;
  if (!(await writeLogged(deps, imports, caller, { _id: id }, write, said))) throw notFound('import');
  const { modifiedCount: undone } = await models.clients.updateMany(
    { _id: { $in: leads.map(({ _id }) => _id) }, ...untouched },
    hiding(deps, caller),
  );
  if (undone > 0) deps.leadCount.forget();
  for (const { _id } of leads) deps.feed.announce(String(_id), 'removed');
  const remaining = await models.clients.countDocuments({ ...ofImport, ...untouched });
  return { undone, left: remaining, kept: (await models.clients.countDocuments(ofImport)) - remaining };
};

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
      const docs = await models.imports.find().sort({ _id: -1 }).limit(shown).lean<ImportDoc[]>();
      const counts = docs.map(({ _id }) => models.clients.countDocuments({ importId: String(_id) }));
      const leads = await Promise.all(counts);
      return docs.map((doc, at) => toRecord(doc, leads[at]!));
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
      const { caller, now } = ctx;
      const by = { by: getName(caller), byId: caller.user.id };
      const doc: ImportDoc = {
        _id: new Types.ObjectId(),
        ...input,
        ...by,
        state: 'running',
        at: new Date(now()),
      };
      return toRecord(await createLogged(ctx, imports, caller, doc, { note: `${input.total} rows` }), 0);
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
