import { z } from '../zod';
import { recordId } from './id';
import { messageChannels, mostTextLength } from './message';
import { allFields, findUnknownField } from './sequence';
import { text, trimmedText } from './text';

const longest = { text: mostTextLength, email: 5000 } as const;

const content = z.object({
  name: trimmedText(100),
  on: z.boolean().default(false).meta({ description: 'Off: nobody is offered it' }),
  channel: z.enum(messageChannels),
  language: z.enum(['en', 'es']),
  caseTypes: z
    .array(z.string().min(1).max(100))
    .max(200)
    .default([])
    .meta({ description: 'Empty: every case type' }),
  subject: text(200).default('').meta({ description: 'Of an e-mail; empty for a text' }),
  text: trimmedText(longest.email).meta({
    description: `The words, with the fields ${allFields}. A text has at most ${longest.text} characters`,
  }),
});

const checkWords = (
  { channel, subject, text: words }: Pick<z.infer<typeof content>, 'channel' | 'subject' | 'text'>,
  ctx: z.RefinementCtx,
) => {
  const refuse = (path: 'subject' | 'text', message: string) =>
    ctx.addIssue({ code: 'custom', path: [path], message });
  if (channel === 'email' && subject.trim() === '') refuse('subject', 'An e-mail needs a subject');
  if (channel === 'text' && subject.trim() !== '') refuse('subject', 'Only an e-mail has a subject');
  if (words.length > longest[channel])
    refuse('text', `Enter at most ${longest[channel]} characters for this channel`);
  for (const [path, value] of [['subject', subject] as const, ['text', words] as const]) {
    const unknown = findUnknownField(value);
    if (unknown) refuse(path, `${unknown} is not a field. There are ${allFields}`);
  }
};

export const messageTemplatePost = content.superRefine(checkWords);
export type MessageTemplatePost = z.infer<typeof messageTemplatePost>;

export const messageTemplateUpdate = content
  .extend({
    id: recordId,
    version: z.int().min(1).optional().meta({ description: 'Refuses the change if it is not the newest' }),
  })
  .superRefine(checkWords);
export type MessageTemplateUpdate = z.infer<typeof messageTemplateUpdate>;

export const messageTemplateRecord = z.object({
  id: recordId,
  version: z.int().meta({ description: 'Grows with every change' }),
  name: z.string(),
  on: z.boolean(),
  channel: z.enum(messageChannels),
  language: z.enum(['en', 'es']),
  caseTypes: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  isReadyMade: z.literal(true).optional().meta({ description: 'It came with the product' }),
});
export type MessageTemplateRecord = z.infer<typeof messageTemplateRecord>;

/** A template that fits a lead, in the words for this person. */
export const filledTemplate = messageTemplateRecord.pick({
  id: true,
  version: true,
  name: true,
  subject: true,
  text: true,
});
export type FilledTemplate = z.infer<typeof filledTemplate>;

/** The outcome of texts of the last 90 days: those of a template, others (`own-words`, `automatic`), or `all`. */
export const textFigures = z.object({
  id: z.string(),
  name: z.string(),
  sent: z.int(),
  delivered: z.int(),
  blocked: z.int(),
  isBlockedOften: z.boolean(),
  stopped: z.int(),
  cost: z.string(),
});
export type TextFigures = z.infer<typeof textFigures>;
