import { route } from '../../../server/core/http/route';
import { toEntry } from '../../../server/core/outbox/collect-events';
import { enqueue, mailJob } from '../../../server/core/outbox/enqueue';
import { event, type Handler } from '../../../server/core/outbox/work';
import type { MailTemplates } from '../../../server/mail/templates';
import { recordId } from '../../../shared/schemas/id';
import type { MailTemplateName } from '../../../shared/schemas/mail';
import { pageToken } from '../../../shared/schemas/page-token';
import { z } from '../../../shared/zod';
import type { Deps } from './deps';

const about = 'call note';
// In the product the compiler knows it, by the list in `shared/features.ts`.
const template = String('call-note') as MailTemplateName;

/** A note that its writer wants to be reminded of. */
export const noteDue = { kind: 'call-note-due', data: z.object({ note: recordId, by: recordId }) };

/** Mails the reminder, once. */
export const remindOfNote =
  ({ models, now }: Deps): Handler<typeof noteDue> =>
  ({ eventId, data: { note, by } }) => {
    const mail = event(mailJob, now, { event: noteDue.kind, template, to: by, note });
    return enqueue(models, toEntry({ ...mail, id: `${eventId}:call-note` }));
  };

/** The reminder, with what the note says when it is sent, and a link to it; a removed note has none. */
export const noteMails = (deps: Deps): MailTemplates => ({
  [template]: {
    audience: 'user',
    purpose: 'staff',
    subject: 'A note to look at',
    paragraphs: ['Hello {{firstName}},', '{{text}}'],
    button: { label: 'Open the note', link: '{{origin}}/call-note/{{token}}' },
    findValues: async ({ data }) => {
      const note = await deps.models.callNotes.findById(data.note).lean();
      return note ? { text: note.text, token: deps.noteSeal.close(String(note._id), about) } : undefined;
    },
  },
});

/** The page behind the link. */
export const notePage = route({
  method: 'GET',
  path: '/call-note/:token',
  permission: 'anyone',
  input: z.object({ token: pageToken }),
  answer: async ({ models, noteSeal }: Deps, { res }, { token }) => {
    const id = noteSeal.open(token, about);
    const note = id === undefined ? null : await models.callNotes.findById(id).lean();
    res
      .status(note ? 200 : 404)
      .type('text')
      .send(note?.text ?? 'This link is not ours.');
  },
});
