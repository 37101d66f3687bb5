import { postById, postPage, postQuery, postRecord } from '../../../shared/schemas/post';
import { mappingPreview, previewInput } from '../../../shared/schemas/vendor-mapping';
import { createRest, notFound, router } from '../../core/http/trpc';
import { procedureFor, vendorProcedure } from '../deps';
import { findSubmission, findSubmissions } from './find-submissions';
import { previewMapping } from './preview-mapping';

/** Shows what a mapping makes of a vendor's names and values, before staff save it. */
export const mappingsRouter = router({
  preview: procedureFor('vendors.manage')
    .input(previewInput)
    .output(mappingPreview)
    .query(({ ctx, input: { id, ...mapping } }) => previewMapping(ctx, id, mapping)),
});

const rest = createRest('Posts');

/** Lets a vendor look up the outcome of its submissions with its key. */
export const submissionsRouter = router({
  list: vendorProcedure
    .meta(rest('GET', '/posts', 'What became of your posts, newest first'))
    .input(postQuery)
    .output(postPage)
    .query(({ ctx, input }) => findSubmissions(ctx, ctx.caller.vendor.id, input)),

  get: vendorProcedure
    .meta(rest('GET', '/posts/{id}', 'What became of one post'))
    .input(postById)
    .output(postRecord)
    .query(async ({ ctx, input }) => {
      const post = await findSubmission(ctx, ctx.caller.vendor.id, input.id);
      if (!post) throw notFound('post of yours');
      return post;
    }),
});
