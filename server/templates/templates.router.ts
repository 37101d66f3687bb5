import {
  templateAdopted,
  templateAdoption,
  templateInput,
  templateProblem,
  templateRecord,
  templateSummary,
  templateUpdate,
} from '../../shared/schemas/agreement-template';
import { byId } from '../../shared/schemas/id';
import { z } from '../../shared/zod';
import { createRest, router } from '../core/http/trpc';
import { templateProblems } from './check-template';
import { procedureFor, provenProcedureFor } from './deps';
import type { TemplateDoc } from './template.model';
import {
  adoptTemplate,
  createTemplate,
  putAway,
  templateById,
  toSummary,
  toTemplate,
  updateTemplate,
} from './write-template';

const rest = createRest('Agreements');
const manage = procedureFor('agreements.templates');
const byName = { name: 1, language: 1, _id: 1 } as const;

export const templatesRouter = router({
  list: procedureFor('agreements.send')
    .meta(rest('GET', '/agreement-templates', 'What can be sent to be signed'))
    .output(z.array(templateSummary))
    .query(async ({ ctx }) => {
      const docs = await ctx.models.agreementTemplates
        .find({ isArchived: false })
        .sort(byName)
        .lean<TemplateDoc[]>();
      return docs.map(toSummary);
    }),

  /** Returns a template with its text, its parts and its earlier versions. */
  get: procedureFor('agreements.send')
    .input(byId)
    .output(templateRecord)
    .query(async ({ ctx, input }) => toTemplate(await templateById(ctx, input.id))),

  /** Returns all templates, including archived ones, for users who may adopt them. */
  all: procedureFor('agreements.adopt')
    .output(z.array(templateRecord))
    .query(async ({ ctx }) =>
      (await ctx.models.agreementTemplates.find().sort(byName).lean<TemplateDoc[]>()).map(toTemplate),
    ),

  /** Returns a template's problems; an empty list means that it can be used. */
  check: manage
    .input(templateInput)
    .output(z.array(templateProblem))
    .query(({ input }) => templateProblems(input)),

  create: manage
    .input(templateInput)
    .output(templateRecord)
    .mutation(({ ctx, input }) => createTemplate(ctx, ctx.caller, input)),

  /** Makes a new version. Throws CONFLICT if someone else did so meanwhile. */
  update: manage
    .input(templateUpdate)
    .output(templateRecord)
    .mutation(({ ctx, input }) => updateTemplate(ctx, ctx.caller, input)),

  /** Throws NOT_A_LAWYER if the account has no bar number. */
  adopt: provenProcedureFor('agreements.adopt')
    .meta(
      rest(
        'POST',
        '/agreement-templates/{id}/adopt',
        'Adopt a version of a template, as a lawyer; 403 NOT_A_LAWYER',
        { errors: [409] },
      ),
    )
    .input(templateAdoption)
    .output(templateAdopted)
    .mutation(async ({ ctx, input }) => ({ adopted: await adoptTemplate(ctx, ctx.caller, input) })),

  /** Archives it: it is no longer offered, and sent agreements stay. */
  archive: manage
    .input(byId)
    .output(z.void())
    .mutation(({ ctx, input }) => putAway(ctx, ctx.caller, input.id, true)),
  restore: manage
    .input(byId)
    .output(z.void())
    .mutation(({ ctx, input }) => putAway(ctx, ctx.caller, input.id, false)),
});
