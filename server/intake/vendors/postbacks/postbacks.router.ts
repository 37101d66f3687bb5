import { byId } from '../../../../shared/schemas/id';
import { postbackInput, postbackRecord, postbackSaved } from '../../../../shared/schemas/postback';
import { z } from '../../../../shared/zod';
import { rest, router } from '../../../core/http/trpc';
import { procedureFor, provenProcedureFor } from '../../deps';
import type { PostbackDoc } from './postback.model';
import {
  removePostback,
  rotatePostbackSecret,
  savePostback,
  testPostback,
  toPostbackRecord,
} from './write-postback';

const tag = 'Vendors';
const errors = [404, 413, 415];

export const postbacksRouter = router({
  get: procedureFor('vendors.manage')
    .meta(
      rest('GET', '/vendors/{id}/postback', {
        summary: 'Where we report the outcome of leads to a vendor; null if nowhere',
        tag,
      }),
    )
    .input(byId)
    .output(postbackRecord.nullable())
    .query(async ({ ctx, input }) => {
      const postback = await ctx.models.postbacks.findById(input.id).lean<PostbackDoc>();
      return postback ? toPostbackRecord(postback, ctx.now()) : null;
    }),

  save: provenProcedureFor('vendors.manage')
    .meta(
      rest('PUT', '/vendors/{id}/postback', {
        summary:
          'Set where we report to a vendor; the first time it returns a secret, which is shown only here',
        tag,
        errors,
      }),
    )
    .input(postbackInput)
    .output(postbackSaved)
    .mutation(({ ctx, input }) => savePostback(ctx, input)),

  rotate: provenProcedureFor('vendors.manage')
    .meta(
      rest('POST', '/vendors/{id}/postback/secret', {
        summary: 'Make a new secret; the old one signs as well for a day',
        tag,
        errors,
      }),
    )
    .input(byId)
    .output(postbackSaved)
    .mutation(({ ctx, input }) => rotatePostbackSecret(ctx, input.id)),

  test: procedureFor('vendors.manage')
    .meta(
      rest('POST', '/vendors/{id}/postback/test', {
        summary: 'Send a test, about no lead',
        tag,
        status: 204,
        errors,
      }),
    )
    .input(byId)
    .output(z.void())
    .mutation(({ ctx, input }) => testPostback(ctx, input.id)),

  remove: procedureFor('vendors.manage')
    .meta(
      rest('DELETE', '/vendors/{id}/postback', {
        summary: 'Tell a vendor nothing more',
        tag,
        status: 204,
        errors: [404],
      }),
    )
    .input(byId)
    .output(z.void())
    .mutation(({ ctx, input }) => removePostback(ctx, input.id)),
});
