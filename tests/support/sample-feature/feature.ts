import type { Holding } from '../../../server/core/holding';
import { route } from '../../../server/core/http/route';
import { router } from '../../../server/core/http/trpc';
import type { WorkList } from '../../../server/core/outbox/work';
import type { PersonNeeds } from '../../../server/privacy/deps';
import { z } from '../../../shared/zod';
import { type Deps, models, procedureFor } from './deps';

const day = 24 * 60 * 60 * 1000;
const ofLead = z.object({ leadId: z.string() });

const callNotesRouter = router({
  add: procedureFor('leads.work')
    .input(ofLead.extend({ text: z.string().min(1) }))
    .output(z.void())
    .mutation(async ({ ctx, input }) => {
      await ctx.models.callNotes.create({ ...input, at: new Date(ctx.now()) });
    }),

  list: procedureFor('leads.read')
    .input(ofLead)
    .output(z.array(z.string()))
    .query(async ({ ctx, input }) => (await ctx.models.callNotes.find(input).lean()).map(({ text }) => text)),
});

const callNotesFile = route({
  method: 'GET',
  path: '/api/call-notes/:leadId',
  permission: 'leads.read',
  input: ofLead,
  answer: async ({ models }: Deps, { res }, input) => {
    const notes = await models.callNotes.find(input).lean();
    res.type('text').send(notes.map(({ text }) => text).join('\n'));
  },
});

const callNotes: Holding<PersonNeeds & Pick<Deps, 'models'>> = {
  collect: ({ models }, { ids }) => models.callNotes.find({ leadId: { $in: ids } }).lean(),
  erase: async ({ models }, { ids }) =>
    (await models.callNotes.deleteMany({ leadId: { $in: ids } })).deletedCount,
};

/** A feature as a new one would be: it is this folder, a line in `features.ts`, and a permission if it needs its own. */
export const sampleFeature = {
  models,
  procedures: { callNotes: callNotesRouter },
  routes: [callNotesFile],
  work: ({ models, now }: Deps): WorkList => ({
    'remove-old-call-notes': {
      every: day,
      run: () => models.callNotes.deleteMany({ at: { $lt: new Date(now() - 30 * day) } }),
    },
  }),
  personalData: { callNotes },
};
