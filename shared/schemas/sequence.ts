import { z } from '../zod';
import { leadSources } from './client';
import { recordId } from './id';
import { mostTextLength } from './message';
import { text, trimmedText } from './text';

/** The events that start a sequence, from the first to the last in a lead's life: a later one ends an earlier one. */
export const sequenceStarts = ['lead.created', 'no-answer', 'agreement.sent', 'agreement.opened'] as const;
export type SequenceStart = (typeof sequenceStarts)[number];

/** The reasons for ending a run before its last step. */
export const stopReasons = [
  'reply',
  'withdrawn',
  'reached',
  'status',
  'signed',
  'handwritten',
  'merged',
  'gone',
  'hold',
  'later-sequence',
  'by-hand',
] as const;
export type StopReason = (typeof stopReasons)[number];

export const runStates = ['open', 'done', 'stopped'] as const;
export type RunState = (typeof runStates)[number];

/** The outcome of a step: handed on to be sent, skipped, or stopped before its first byte. */
export const stepResults = ['taken', 'skipped', 'stopped'] as const;
export type StepResult = (typeof stepResults)[number];

export const stepChannels = ['text', 'email', 'task'] as const;
export type StepChannel = (typeof stepChannels)[number];

/** The values that a step's words may name, as `{{firstName}}`. */
export const stepFields = ['firstName', 'firm', 'phone'] as const;

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000] as const;
const durationParts = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** Reads an ISO 8601 duration in weeks, days, hours, minutes and seconds; the others have no fixed length. */
export const parseDuration = (value: string): number | undefined => {
  const parts = durationParts.exec(value)?.slice(1);
  if (!parts?.some(Boolean) || value.endsWith('T')) return undefined;
  const [weeks, days, hours, minutes, seconds] = parts.map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return (weeks * 7 + days) * day + hours * hour + minutes * minute + seconds * second;
};

const duration = (longest: number, error: string) =>
  z
    .string()
    .max(40)
    .refine((value) => (parseDuration(value) ?? Number.POSITIVE_INFINITY) <= longest, error);

/** A step that is later than this is skipped. */
export const usualWindow = 'PT24H';

const wordLimits = { text: mostTextLength, email: 5000, task: 200 } as const;
const longestWords = Math.max(...Object.values(wordLimits));

/** Returns what in a text looks like a field and is none. */
export const findUnknownField = (words: string): string | undefined => {
  const named = [...words.matchAll(/\{\{(.*?)\}\}/gs)].map(([, name = '']) => name);
  const unknown = named.find((name) => !stepFields.some((field) => field === name));
  const rest = words.replace(/\{\{.*?\}\}/gs, '');
  return unknown === undefined ? /\{\{|\}\}/.exec(rest)?.[0] : `{{${unknown}}}`;
};

/** Every field that words may have, to list them in a sentence. */
export const allFields = stepFields.map((field) => `{{${field}}}`).join(', ');

export const sequenceStep = z
  .strictObject({
    wait: duration(90 * day, 'Enter a wait of up to 90 days, such as PT2H or P3D').meta({
      description: 'The time since the step before, or since the start: an ISO 8601 duration',
      example: 'PT2H',
    }),
    channel: z.enum(stepChannels).meta({ description: 'A `task` asks the staff to call' }),
    at: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time of day, such as 10:00')
      .optional()
      .meta({ description: 'After the wait, the time of day where the person is', example: '10:00' }),
    within: duration(day, 'Enter at most 24 hours, such as PT6H')
      .optional()
      .meta({ description: `A step that is later than this is skipped; ${usualWindow} without it` }),
    subject: trimmedText(200).optional(),
    text: text(longestWords).refine((value) => value.trim() !== '', 'Enter the words of this step'),
  })
  .superRefine(({ channel, subject, text: words }, ctx) => {
    const refuse = (path: 'subject' | 'text', message: string) =>
      ctx.addIssue({ code: 'custom', path: [path], message });
    if (channel === 'email' && subject === undefined) refuse('subject', 'An e-mail needs a subject');
    if (channel !== 'email' && subject !== undefined) refuse('subject', 'Only an e-mail has a subject');
    if (words.length > wordLimits[channel])
      refuse('text', `Enter at most ${wordLimits[channel]} characters for this channel`);
    for (const [path, value] of [['subject', subject ?? ''] as const, ['text', words] as const]) {
      const unknown = findUnknownField(value);
      if (unknown) refuse(path, `${unknown} is not a field. There are ${allFields}`);
    }
  });
export type SequenceStep = z.infer<typeof sequenceStep>;

const content = {
  name: trimmedText(100),
  on: z.boolean().meta({ description: 'Off: nothing starts, and what is under way goes on' }),
  startsOn: z.enum(sequenceStarts),
  caseTypes: z.array(z.string().min(1).max(100)).max(200).meta({ description: 'Every case type without it' }),
  sources: z
    .array(z.enum(leadSources).exclude(['sample']))
    .max(leadSources.length)
    .meta({ description: 'Without it every source but imports, and but calls if a new lead starts it' }),
  language: z.enum(['en', 'es']).nullable().meta({ description: 'Every language without it' }),
  steps: z.array(sequenceStep).min(1, 'Add at least one step').max(20),
};

export const sequencePost = z.object({
  ...content,
  on: content.on.default(false),
  caseTypes: content.caseTypes.optional(),
  sources: content.sources.optional(),
  language: content.language.optional(),
});
export type SequencePost = z.infer<typeof sequencePost>;

/** The exact words of a message of a sequence, as a preview shows them. */
const messageWords = z.object({
  channel: z.enum(stepChannels),
  subject: text(wordLimits.email).optional(),
  text: text(longestWords),
});
export type MessageWords = z.infer<typeof messageWords>;

/** Returns true if two messages of previews say the same in the same way, or both are missing. */
export const isSameMessage = (one: MessageWords | undefined, other: MessageWords | undefined): boolean =>
  one?.channel === other?.channel && one?.subject === other?.subject && one?.text === other?.text;

export const sequenceUpdate = z.object({
  id: recordId,
  ...z.object(content).partial().shape,
  version: z.int().min(1).optional().meta({ description: 'Refuses the change if it is not the newest' }),
  people: z
    .array(messageWords.extend({ clientId: recordId }))
    .max(500)
    .optional()
    .meta({
      description:
        'With `on: true`: the people of the preview who are to get it now, each with the channel, subject and words of their first message. Nobody else gets it by this call; without it, it is for later events only',
    }),
});
export type SequenceUpdate = z.infer<typeof sequenceUpdate>;

export const sequenceRecord = z.object({
  id: recordId,
  name: z.string(),
  version: z.int(),
  on: z.boolean(),
  startsOn: z.enum(sequenceStarts),
  caseTypes: z.array(z.string()).optional(),
  sources: z.array(z.string()).optional(),
  language: z.enum(['en', 'es']).optional(),
  steps: z.array(sequenceStep),
});
export type SequenceRecord = z.infer<typeof sequenceRecord>;

export const listedSequence = sequenceRecord.extend({
  people: z.int().meta({ description: 'The people who are in it now' }),
  translationOf: recordId
    .optional()
    .meta({ description: 'The sequence that this is the Spanish version of' }),
});
export type ListedSequence = z.infer<typeof listedSequence>;

/** Why a person of the list was left out. */
export const leftOutReasons = [...stopReasons, 'had-it', 'other-run', 'no-event', 'other-words'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

export const sequenceChanged = sequenceRecord.extend({
  started: z.array(recordId).optional().meta({ description: 'The people of the list who are in it now' }),
  leftOut: z.array(z.object({ clientId: recordId, why: z.enum(leftOutReasons) })).optional(),
});
export type SequenceChanged = z.infer<typeof sequenceChanged>;

/** An open run, for the board: a lead on its way through a sequence. */
export const runRecord = z.object({
  id: recordId,
  sequence: recordId,
  version: z.int(),
  clientId: recordId,
  step: z.int().meta({ description: 'The next step, from 0' }),
  dueAt: z.iso.datetime(),
  startedAt: z.iso.datetime(),
  steps: z.array(
    z.object({
      step: z.int(),
      result: z.enum(stepResults),
      at: z.iso.datetime(),
      why: z.string().optional(),
    }),
  ),
});
export type RunRecord = z.infer<typeof runRecord>;

/** The open run of a lead, or the one that ended last, for its page. */
export const leadRun = z.object({
  id: recordId,
  name: z.string(),
  state: z.enum(runStates),
  /** The next step, from 0, and the number of steps. */
  step: z.int(),
  steps: z.int(),
  /** When the permitted hours let the next step go; `isLate` if that is too late for it, so that it will be skipped. */
  next: z.object({ channel: z.enum(stepChannels), at: z.iso.datetime(), isLate: z.boolean() }).optional(),
  endedAt: z.iso.datetime().optional(),
  why: z.enum(stopReasons).optional(),
});
export type LeadRun = z.infer<typeof leadRun>;

/** The outcomes of a step of a sequence, over all its versions. */
export const stepFigures = z.object({
  step: z.int(),
  taken: z.int(),
  skipped: z.int(),
  skips: z.record(z.string(), z.int()).meta({ description: 'The skipped ones, by why' }),
  stopped: z.record(z.string(), z.int()).meta({ description: 'Runs that ended after this step, by why' }),
});
export type StepFigures = z.infer<typeof stepFigures>;

/** A message that a sequence would send. */
export const previewMessage = z.object({
  clientId: recordId,
  at: z.iso.datetime(),
  channel: z.enum(stepChannels),
  subject: z.string().optional(),
  text: z.string(),
});
export type PreviewMessage = z.infer<typeof previewMessage>;

/** A sequence that sent nothing in a day: every step that was due was skipped. */
export const skipping = z.object({ id: recordId, name: z.string(), skipped: z.int(), why: z.string() });
export type Skipping = z.infer<typeof skipping>;
