import { messageChannels, messageGrounds, messageSenders, messageStates } from '../../shared/schemas/message';
import { z } from '../../shared/zod';
import { outbox } from '../core/outbox/work';
import { defineCollection, objectId, type Stored, storedAs, text } from '../core/record/collection';

/** A question if the number is right, and a code to sign. */
export const services = ['confirm', 'code'] as const;

const mark = z.literal(true).optional();

/** The messages of conversations. Words, numbers and addresses are only in `sealed`. */
export const messages = defineCollection({
  name: 'messages',
  schema: z.object({
    _id: objectId,
    /** The lead; missing for an unknown sender. */
    clientId: z.string().optional(),
    /** The keyed hash of the other side's number, or of their e-mail address. */
    phoneKey: text,
    channel: z.enum(messageChannels),
    direction: z.enum(['in', 'out']),
    sealed: text,
    state: z.enum(messageStates),
    at: z.date(),
    /** The name of the staff member who wrote it. */
    by: z.string().optional(),
    /** The ground that permitted it, and the entry of the ledger that says so. */
    ground: z.enum(messageGrounds).optional(),
    groundId: z.string().optional(),
    /** The provider's own id, for reports and to recognize it. */
    providerId: z.string().optional(),
    segments: z.number().optional(),
    cost: z.string().optional(),
    /** The provider's error code, or the gate's reason. */
    error: z.string().optional(),
    /** When it can be sent; removed once it was sent, or cannot be. */
    dueAt: z.date().optional(),
    /** After this it is not sent any more. */
    expiresAt: z.date().optional(),
    /** When a server began to send it. */
    postedAt: z.date().optional(),
    /** The number of times that the provider refused it for now. */
    tries: z.number().optional(),
    /** When to ask the provider for a text whose answer was lost, and how often it was not there. */
    checkAt: z.date().optional(),
    checks: z.number().optional(),
    /** True for a text of ours that anyone can cause; the firm's cap counts it. */
    stranger: mark,
    /** The purpose of a text of ours on the ground `service`, other than the answer to a STOP. */
    service: z.enum(services).optional(),
    /** The step of a run that it is: `run:step`. */
    run: z.string().optional(),
    /** The person's text that it answers by itself: one answer for each. */
    answers: z.string().optional(),
    /** When staff decided about its unknown sender. */
    decidedAt: z.date().optional(),
    /** When staff pressed *Done* for its unknown sender; also of a reply that failed. */
    settledAt: z.date().optional(),
    /** True for a message that arrived, and for one of staff that failed, until someone opens its lead. */
    unread: z
      .literal(true)
      .optional()
      .register(storedAs, {
        default(this: { direction: string }) {
          return this.direction === 'in' ? true : undefined;
        },
      }),
    /** When one of staff failed, or a text about which staff can decide. */
    failedAt: z.date().optional(),
    /** True until its lead's place in the inbox was decided again. */
    inboxDue: mark,
    outbox,
    /** The text that it repeats, after the carrier could not deliver it for now. */
    repeats: z.string().optional(),
    /** The sender of an e-mail that arrived. */
    sender: z.enum(messageSenders).optional(),
    /** True for an e-mail that a program wrote. */
    automatic: z.boolean().optional(),
    /** True for a text that is only a reaction to one of ours: it says nothing. */
    reaction: z.boolean().optional(),
    /** The message template that its words came from, and the version. */
    template: z.string().optional(),
    templateVersion: z.number().optional(),
    /** The keyed hashes of its words, for search (`message-words.ts`). */
    words: z.array(z.string()).optional(),
    /** True until it has those of the server's key. */
    wordsDue: z.literal(true).default(true).optional(),
    /** Set while the ledger lacks an entry: of a new message or state, or of one from `before` messages had entries. */
    entryDue: z.enum(['now', 'before']).default('now').optional(),
    /** The hash of what the provider, or a mail server, reported of it, under its salt. */
    report: z.string().optional(),
    /** Set if it was stored before the rules that find requests to stop, and these did not read it yet. */
    optOutDue: mark,
  }),
  indexes: [
    { on: { clientId: 1, at: -1 } },
    { on: { phoneKey: 1, at: -1 } },
    { on: { dueAt: 1 }, sparse: true },
    { on: { checkAt: 1 }, sparse: true },
    { on: { providerId: 1 }, unique: true, sparse: true },
    { on: { answers: 1 }, unique: true, sparse: true },
    { on: { 'outbox.at': 1 }, sparse: true },
    { on: { direction: 1, clientId: 1, at: -1 } },
    { on: { unread: 1 }, sparse: true },
    { on: { inboxDue: 1 }, sparse: true },
    // Few messages have one, so the others must not pay for it.
    { on: { template: 1, at: -1 }, partialFilterExpression: { template: { $exists: true } } },
    { on: { channel: 1, direction: 1, at: -1 } },
    { on: { words: 1, at: -1 } },
    { on: { wordsDue: 1 }, sparse: true },
    { on: { entryDue: 1, at: 1 }, partialFilterExpression: { entryDue: { $exists: true } } },
    { on: { optOutDue: 1 }, sparse: true },
    { on: { stranger: 1, postedAt: 1 }, partialFilterExpression: { stranger: true } },
    { on: { repeats: 1 }, unique: true, sparse: true },
  ],
});

export type MessageDoc = Stored<typeof messages>;
