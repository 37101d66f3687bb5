import { z } from '../../../shared/zod';
import { rest, router } from '../../core/http/trpc';
import { procedureFor } from '../deps';
import { addSamples, countSamples } from './add-samples';
import { removeSamples } from './remove-samples';

const tag = 'Sample leads';
const count = z.int().min(0);
const samplesThere = z.object({ leads: count });

export const samplesRouter = router({
  state: procedureFor('leads.import')
    .meta(rest('GET', '/samples', { summary: 'How many sample leads there are', tag }))
    .output(samplesThere)
    .query(async ({ ctx }) => ({ leads: await countSamples(ctx) })),

  add: procedureFor('leads.import')
    .meta(
      rest('POST', '/samples', {
        summary: 'Add sample leads to try the desk with; they cause no messages',
        tag,
        status: 201,
      }),
    )
    .output(samplesThere)
    .mutation(async ({ ctx }) => ({ leads: await addSamples(ctx) })),

  remove: procedureFor('leads.import')
    .meta(rest('DELETE', '/samples', { summary: 'Take the sample leads out for good', tag }))
    .output(z.object({ removed: count, left: count }))
    .mutation(({ ctx }) => removeSamples(ctx)),
});
