import { byId } from '../../shared/schemas/id';
import {
  leadRun,
  listedSequence,
  previewMessage,
  runRecord,
  sequenceChanged,
  sequencePost,
  sequenceRecord,
  sequenceUpdate,
  skipping,
  stepFigures,
} from '../../shared/schemas/sequence';
import { z } from '../../shared/zod';
import { createRest, router } from '../core/http/trpc';
import { procedureFor } from './deps';
import { previewSequence, takePeople } from './preview';
import { endRun, findSkipping, readFigures, readLeadRun, readRuns } from './read-runs';
import { createSequence, listSequences, updateSequence } from './write-sequence';

const rest = createRest('Sequences');

export const sequencesRouter = router({
  list: procedureFor('sequences.manage')
    .meta(rest('GET', '/sequences', 'Every sequence'))
    .output(z.array(listedSequence))
    .query(({ ctx }) => listSequences(ctx)),

  create: procedureFor('sequences.manage')
    .meta(rest('POST', '/sequences', 'Write a sequence', { status: 201 }))
    .input(sequencePost)
    .output(sequenceRecord)
    .mutation(({ ctx, input }) => createSequence(ctx, ctx.caller, input)),

  update: procedureFor('sequences.manage')
    .meta(
      rest(
        'PUT',
        '/sequences/{id}',
        'Change a sequence; people who are in it go on with the version that they began',
        { errors: [409] },
      ),
    )
    .input(sequenceUpdate)
    .output(sequenceChanged)
    .mutation(async ({ ctx, input: { people, ...input } }) => {
      const sequence = await updateSequence(ctx, ctx.caller, input);
      return people && sequence.on ? { ...sequence, ...(await takePeople(ctx, input.id, people)) } : sequence;
    }),

  runs: procedureFor('sequences.manage')
    .input(byId)
    .output(z.array(runRecord))
    .query(({ ctx, input }) => readRuns(ctx, input.id)),

  /** The open run of a lead, or the one that ended last. */
  ofLead: procedureFor('leads.read')
    .input(byId)
    .output(leadRun.nullable())
    .query(({ ctx, input }) => readLeadRun(ctx, input.id)),

  figures: procedureFor('sequences.manage')
    .input(byId)
    .output(z.array(stepFigures))
    .query(({ ctx, input }) => readFigures(ctx, input.id)),

  /** The sequences that sent nothing in a day. */
  skipping: procedureFor('sequences.manage')
    .output(z.array(skipping))
    .query(({ ctx }) => findSkipping(ctx)),

  endRun: procedureFor('sequences.manage')
    .input(byId)
    .output(z.void())
    .mutation(({ ctx, input }) => endRun(ctx, input.id)),

  preview: procedureFor('sequences.manage')
    .meta(rest('POST', '/sequences/{id}/preview', 'Preview: the people, times and words; nothing is sent'))
    .input(byId)
    .output(z.array(previewMessage))
    .mutation(({ ctx, input }) => previewSequence(ctx, input.id)),
});
