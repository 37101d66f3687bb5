import {
  previewMessage,
  previewQuestion,
  sequencePost,
  sequenceRecord,
  sequenceUpdate,
} from '../../../shared/schemas/sequence';
import { z } from '../../../shared/zod';
import { rest, router } from '../../core/http/trpc';
import { procedureFor } from '../deps';
import { previewSequence } from './preview';
import { createSequence, listSequences, updateSequence } from './write-sequence';

const tag = 'Sequences';

export const sequencesRouter = router({
  list: procedureFor('sequences.manage')
    .meta(rest('GET', '/sequences', { summary: 'Every sequence', tag }))
    .output(z.array(sequenceRecord))
    .query(({ ctx }) => listSequences(ctx)),

  create: procedureFor('sequences.manage')
    .meta(rest('POST', '/sequences', { summary: 'Write a sequence', tag, status: 201, errors: [413, 415] }))
    .input(sequencePost)
    .output(sequenceRecord)
    .mutation(({ ctx, input }) => createSequence(ctx, ctx.caller, input)),

  update: procedureFor('sequences.manage')
    .meta(
      rest('PUT', '/sequences/{id}', {
        summary: 'Change a sequence; people who are in it go on with the version that they began',
        tag,
        errors: [404, 409, 413, 415],
      }),
    )
    .input(sequenceUpdate)
    .output(sequenceRecord)
    .mutation(({ ctx, input }) => updateSequence(ctx, ctx.caller, input)),

  preview: procedureFor('sequences.manage')
    .meta(
      rest('POST', '/sequences/{id}/preview', {
        summary: 'What it would send, to whom, when and in which words; sends nothing',
        tag,
        errors: [404, 413, 415],
      }),
    )
    .input(previewQuestion)
    .output(z.array(previewMessage))
    .mutation(({ ctx, input }) => previewSequence(ctx, input)),
});
