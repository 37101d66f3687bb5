import { TRPCError } from '@trpc/server';
import {
  templateAdoption,
  templateInput,
  templateProblem,
  templateRecord,
  templateSummary,
  templateUpdate,
} from '../../../shared/schemas/agreement-template';
import { byId } from '../../../shared/schemas/id';
import { z } from '../../../shared/zod';
import { procedureFor, rest, router } from '../../http/trpc';

const tag = 'Agreements';
const soon = (): never => {
  throw new TRPCError({ code: 'NOT_IMPLEMENTED', message: 'This follows soon.' });
};

export const templatesRouter = router({
  list: procedureFor('agreements.send')
    .meta(rest('GET', '/agreement-templates', { summary: 'What can be sent to be signed', tag }))
    .output(z.array(templateSummary))
    .query(soon),

  /** One template with its text, its parts and its earlier versions. */
  get: procedureFor('agreements.templates').input(byId).output(templateRecord).query(soon),

  /** All templates, those put away as well. */
  all: procedureFor('agreements.templates').output(z.array(templateRecord)).query(soon),

  /** What a template lacks; an empty list means that it can be used. */
  check: procedureFor('agreements.templates')
    .input(templateInput)
    .output(z.array(templateProblem))
    .query(soon),

  create: procedureFor('agreements.templates').input(templateInput).output(templateRecord).mutation(soon),

  /** Makes a new version; throws CONFLICT where somebody else did meanwhile. */
  update: procedureFor('agreements.templates').input(templateUpdate).output(templateRecord).mutation(soon),

  adopt: procedureFor('agreements.templates').input(templateAdoption).output(templateRecord).mutation(soon),

  /** Puts it away: it is offered no more, and what was sent stays. */
  archive: procedureFor('agreements.templates').input(byId).output(z.void()).mutation(soon),
  restore: procedureFor('agreements.templates').input(byId).output(z.void()).mutation(soon),
});
