import { templateDraft, templatePreview } from '../../shared/schemas/agreement';
import { router } from '../core/http/trpc';
import { procedureFor } from './deps';
import { previewTemplate } from './draft';

/** Shows a template as a lead would read it; part of `agreementTemplates`. */
export const previewRouter = router({
  /** Returns a text as a lead would read it. Requires permission to open leads. */
  preview: procedureFor('leads.read')
    .input(templateDraft)
    .output(templatePreview)
    .query(({ ctx, input }) => previewTemplate(ctx, input)),
});
