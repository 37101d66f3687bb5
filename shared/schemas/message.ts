import { messages } from '../messages';
import { z } from '../zod';
import { recordId } from './id';
import { trimmedText } from './text';

/** The grounds of a text: a consent, the person's own text, or one of three purposes of service. */
export const messageGrounds = ['consent', 'inbound', 'service'] as const;
export type MessageGround = (typeof messageGrounds)[number];

export const messageChannels = ['text', 'email'] as const;

/** The sender of a person's e-mail: `other` has an address that is not the lead's, and may permit nothing. */
export const messageSenders = ['person', 'other'] as const;

/** A text as providers accept it at most. */
export const mostTextLength = 1600;

/** Every state of a message; `received` is for one that the person sent. */
export const messageStates = [
  'queued',
  'posting',
  'accepted',
  'refused',
  'unknown',
  'sent',
  'delivered',
  'undelivered',
  'not-confirmed',
  'expired',
  'received',
] as const;
export type MessageState = (typeof messageStates)[number];

/** The states of a message of ours that staff must look at: it did not arrive, or nobody knows. */
export const failedStates: ReadonlySet<MessageState> = new Set([
  'refused',
  'unknown',
  'undelivered',
  'expired',
]);

/** Returns true for a state after which nothing more is expected; a mail server that accepts a message reports no more. */
export const isFinalState = (channel: (typeof messageChannels)[number], state: MessageState): boolean =>
  ['refused', 'delivered', 'undelivered', 'not-confirmed', 'expired'].includes(state) ||
  (channel === 'email' && state === 'accepted');

/** One file of a message. It has the SHA-256 of its bytes, unless it came in an e-mail, which has its own. */
export const messageFile = z.object({
  name: z.string(),
  type: z.string(),
  size: z.int(),
  sha256: z.string().optional(),
});
const messageFiles = z.array(messageFile).meta({
  description:
    'Its files, each at `/api/messages/{id}/files/{number}`, from 0; a picture of a text, and a file that we sent, has the SHA-256 of its bytes',
});

export const messageAuthentication = z
  .object({ spf: z.string(), dkim: z.string(), dmarc: z.string() })
  .partial()
  .meta({ description: 'The finding of the receiving server about the sender, such as `pass`' });

/** One message of a lead's conversation. */
export const messageRecord = z.object({
  id: z.string(),
  channel: z.enum(messageChannels),
  direction: z.enum(['in', 'out']),
  state: z.enum(messageStates).meta({
    description:
      '`unknown`: the provider’s answer was lost, and it is not sent again without proof that it was not sent. `not-confirmed`: sent, and the carrier does not confirm its arrival',
  }),
  text: z.string().meta({ description: 'Of an e-mail that arrived the new part, without what it quotes' }),
  at: z.iso.datetime(),
  subject: z.string().optional().meta({ description: 'Of an e-mail' }),
  from: z.string().optional().meta({ description: 'The sender of an e-mail that arrived' }),
  sender: z.enum(messageSenders).optional().meta({
    description: 'Of an e-mail that arrived. `other`: the address is not the lead’s, and it permits nothing',
  }),
  colleague: z.string().optional().meta({
    description:
      'The colleague whose address sent an e-mail, while nothing proves that they wrote it. Staff confirm it',
  }),
  automatic: z.literal(true).optional().meta({
    description: 'An e-mail that a program wrote, such as an absence note. It is no answer',
  }),
  reaction: z.literal(true).optional().meta({
    description:
      'A text by which a phone tells that its owner likes, or does not like, one of ours. It says nothing else',
  }),
  quoted: z.string().optional().meta({ description: 'The earlier messages that an e-mail repeats' }),
  files: messageFiles.optional(),
  html: z.literal(true).optional().meta({
    description: 'An e-mail with HTML, which `/api/messages/{id}/html` shows without anything from outside',
  }),
  authentication: messageAuthentication.optional(),
  unread: z.literal(true).optional().meta({
    description: 'Nobody has opened the lead since it arrived, or since staff’s own message failed',
  }),
  by: z.string().meta({ description: 'The user who wrote it; empty for the person and for automatic ones' }),
  ground: z.enum(messageGrounds).optional().meta({ description: 'What permitted it' }),
  groundId: z.string().optional().meta({ description: 'The entry of the ledger that says so' }),
  providerId: z.string().optional(),
  segments: z.int().optional(),
  cost: z.string().optional(),
  error: z.string().optional().meta({ description: 'Why it was not sent or did not arrive, and what to do' }),
  errorCode: z.string().optional().meta({ description: 'The provider’s code, or the reason of the gate' }),
  dueAt: z.iso
    .datetime()
    .optional()
    .meta({ description: 'It waits until then, such as for permitted hours' }),
  expiresAt: z.iso.datetime().optional().meta({ description: 'After this it is not sent any more' }),
  template: z.string().optional().meta({ description: 'The message template that its words came from' }),
  templateVersion: z.int().optional(),
});
export type MessageRecord = z.infer<typeof messageRecord>;

/** A message of an unknown sender, which belongs to no lead yet. */
export const unknownMessage = z.object({
  id: z.string(),
  channel: z.enum(messageChannels),
  from: z.string().meta({ description: 'The number, as E.164, or the e-mail address' }),
  subject: z.string().optional(),
  text: z.string(),
  files: messageFiles.optional(),
  authentication: messageAuthentication.optional(),
  automatic: z.literal(true).optional().meta({ description: 'An e-mail that a program may have written' }),
  answered: z.literal(true).optional().meta({ description: 'Staff replied to it, or marked it as done' }),
  settled: z
    .literal(true)
    .optional()
    .meta({ description: 'A stop that counts, or a reaction: it asks for no answer' }),
  held: z.literal(true).optional().meta({ description: 'The sender may have asked us to stop' }),
  replies: z
    .array(messageRecord)
    .optional()
    .meta({ description: 'The replies of staff before the sender’s next message, newest first' }),
  at: z.iso.datetime(),
});
export type UnknownMessage = z.infer<typeof unknownMessage>;

/** A message that put its person on hold. */
export const heldMessage = z.object({ id: recordId, text: z.string(), at: z.iso.datetime() });
export type HeldMessage = z.infer<typeof heldMessage>;

/** Staff decide who an unknown sender is: a lead, or a nuisance. */
export const unknownDecision = z
  .object({ id: recordId, clientId: recordId.optional(), block: z.literal(true).optional() })
  .refine(
    ({ clientId, block }) => (clientId === undefined) !== (block === undefined),
    'Send clientId, or block: true',
  );

/** An e-mail by hand. */
export const mostMailLength = 20_000;

/** An answer to an unknown sender, by the channel of their message. */
export const unknownReply = z.object({
  id: recordId,
  text: trimmedText(mostMailLength).meta({ description: `A text has at most ${mostTextLength} characters` }),
});

/** The price of a segment of a text: an amount in a currency such as `USD`. */
export const textPrice = z.object({ amount: z.number(), currency: z.string() });
export type TextPrice = z.infer<typeof textPrice>;

export const messageInput = z
  .object({
    id: recordId,
    channel: z.enum(messageChannels),
    text: trimmedText(mostMailLength)
      .optional()
      .meta({
        description: `The template’s words for this person without it. A text has at most ${mostTextLength} characters`,
      }),
    subject: trimmedText(200).optional().meta({ description: 'Of an e-mail; the conversation’s by default' }),
    template: recordId.optional().meta({ description: 'The message template that the words come from' }),
    templateVersion: z.int().min(1).optional().meta({ description: 'Its newest version by default' }),
  })
  .refine(({ text, template }) => text !== undefined || template !== undefined, {
    path: ['text'],
    error: messages.form.required,
  })
  .refine(({ channel, text = '' }) => channel === 'email' || text.length <= mostTextLength, {
    path: ['text'],
    error: `A text has at most ${mostTextLength} characters`,
  });
export type MessageInput = z.infer<typeof messageInput>;
