import { Types } from 'mongoose';
import { writeAudit } from '../../../server/core/audit/write-audit';
import { system } from '../../../server/core/caller';
import type { Holding } from '../../../server/core/holding';
import { route } from '../../../server/core/http/route';
import { createRest, router } from '../../../server/core/http/trpc';
import { event, type Handler, handle, type WorkList } from '../../../server/core/outbox/work';
import { recordId } from '../../../shared/schemas/id';
import { z } from '../../../shared/zod';
import { create, type Deps, models, procedureFor } from './deps';
import { noteDue, noteMails, notePage, remindOfNote } from './reminder';

const rest = createRest('Call notes');

const day = 24 * 60 * 60 * 1000;
const ofLead = z.object({ leadId: recordId });

/** A new note, for the audit log. */
const noteAdded = { kind: 'call-note-added', data: z.object({ lead: recordId }) };

const logNote =
  (deps: Deps): Handler<typeof noteAdded> =>
  ({ data }) =>
    writeAudit(deps, system, { action: 'note', entity: 'client', entityId: data.lead });

const callNotesRouter = router({
  add: procedureFor('leads.work')
    .input(ofLead.extend({ text: z.string().min(1), remindAt: z.iso.datetime().optional() }))
    .output(z.void())
    .mutation(async ({ ctx, input: { remindAt, ...input } }) => {
      const _id = new Types.ObjectId();
      const due = { note: String(_id), by: ctx.caller.user.id };
      const outbox = [
        event(noteAdded, ctx.now, { lead: input.leadId }),
        ...(remindAt ? [event(noteDue, () => Date.parse(remindAt), due)] : []),
      ];
      await ctx.models.callNotes.create({ _id, ...input, at: new Date(ctx.now()), outbox });
    }),

  list: procedureFor('leads.read')
    .meta(rest('GET', '/call-notes', 'The notes of a lead'))
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

const callNotes: Holding<Deps> = {
  collect: ({ models }, { ids }) => models.callNotes.find({ leadId: { $in: ids } }).lean(),
  erase: async ({ models }, { ids }) =>
    (await models.callNotes.deleteMany({ leadId: { $in: ids } })).deletedCount,
};

/** A feature as a new one would be: it is this folder, and a line in `server/features.ts` and `shared/features.ts`. */
export const sampleFeature = {
  models,
  procedures: { callNotes: callNotesRouter },
  tags: { 'Call notes': 'What was said on the phone.' },
  create,
  mails: noteMails,
  routes: [callNotesFile, notePage],
  work: (deps: Deps): WorkList => ({
    ...handle(noteAdded, logNote(deps)),
    ...handle(noteDue, remindOfNote(deps)),
    'remove-old-call-notes': {
      every: day,
      run: () => deps.models.callNotes.deleteMany({ at: { $lt: new Date(deps.now() - 30 * day) } }),
    },
  }),
  personalData: { callNotes },
};
