import { z } from '../zod';
import { agreementStates, documentBlocks, drawnName, signerStates } from './agreement';
import { documentLanguages } from './agreement-template';
import { recordId } from './id';
import { text, trimmedText } from './text';

/** The token of a signer's link: it opens one agreement for one person until it expires. */
export const signingToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'This link is not complete.');
export const bySigningToken = z.object({ token: signingToken });
/** `document` is the one that the page shows; a step for another one is refused. */
const onDocument = bySigningToken.extend({
  document: recordId.optional().meta({ description: 'The document of the envelope that this is about' }),
});

/** The signer's next step; `turn`: others sign first; `ended`: the agreement was declined, voided, or expired. */
export const signingSteps = ['code', 'turn', 'consent', 'sign', 'wait', 'done', 'ended'] as const;
export type SigningStep = (typeof signingSteps)[number];

/** The disclosure before a person agrees to electronic records (15 U.S.C. 7001(c)). */
const disclosure = z.object({
  version: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  agree: z.string().meta({ description: 'The sentence that is agreed to' }),
});

/** A place where this signer signs, initials or dates, in order. */
const signingPlace = z.object({
  index: z.int().meta({ description: 'Its place among all places of the document' }),
  kind: z.enum(['sign', 'initial', 'date']),
  mark: z
    .object({ text: z.string(), at: z.iso.datetime(), isDrawn: z.boolean() })
    .nullable()
    .meta({ description: 'What this person put there; a date comes with the signature' }),
});

/** Everything on the signer's page. The text and the places appear only after the code. */
export const signingView = z.object({
  step: z.enum(signingSteps),
  state: z.enum(agreementStates),
  language: z.enum(documentLanguages),
  id: recordId.meta({ description: 'The document that this is about' }),
  title: z.string(),
  documents: z
    .array(
      z.object({
        id: recordId,
        title: z.string(),
        state: z.enum(agreementStates).nullable(),
        isSigned: z.boolean().meta({ description: 'This person signed it' }),
      }),
    )
    .meta({
      description:
        'All documents of the envelope for this signer, in order; what became of them is there after the code only',
    }),
  isSpecimen: z.boolean().meta({ description: 'A trial among staff: it binds nobody' }),
  firm: z.object({ name: z.string(), phone: z.string() }),
  message: z.string(),
  expiresAt: z.iso.datetime(),
  reason: z.string().meta({ description: 'Why it was declined or voided' }),
  signer: z.object({
    name: z.string(),
    capacity: z.string(),
    state: z.enum(signerStates),
    mailbox: z.string().meta({ description: 'Where the code goes, all but hidden; empty: in the office' }),
  }),
  disclosure,
  notice: z
    .enum(['staff', 'moved'])
    .nullable()
    .meta({ description: 'Staff are signed in to this browser; or the signer went on in another one' }),
  /** Null before the code and the consent. */
  document: z
    .object({
      blocks: documentBlocks,
      places: z.array(signingPlace),
      wasShown: z.boolean().meta({ description: 'The whole text was served to this signer before' }),
      hash: z.string().meta({ description: 'SHA-256 of the PDF that is signed' }),
      intent: z.string().meta({ description: 'The sentence that a signature stands for' }),
      marks: z
        .array(z.object({ index: z.int(), text: z.string(), caption: z.string() }))
        .meta({ description: 'What others put at their places' }),
    })
    .nullable(),
});
export type SigningView = z.infer<typeof signingView>;

/** `seen` is the number in the sample PDF: it shows that the person can open one. */
export const electronicConsent = bySigningToken.extend({
  version: z.string().max(60),
  seen: z.string().trim().max(12),
});

export const signingCode = bySigningToken.extend({ code: z.string().trim().max(12) });

/** The mailbox that received the code, mostly masked, and the code's expiry. */
export const codeReceipt = z.object({ mailbox: z.string(), until: z.iso.datetime() });

/** One mark, saved so that a person who leaves can continue later. */
export const signingMark = onDocument.extend({
  index: z.int().min(0).max(500),
  text: trimmedText(120).meta({ description: 'The name, or the initials, as typed; also where it is drawn' }),
  strokes: drawnName.optional(),
});

/** `intends` is the checkbox of the statement of intent. */
export const signingEnd = onDocument.extend({
  intends: z.literal(true, 'Tick the sentence to sign.'),
});

export const signingRefusal = onDocument.extend({ reason: text(1000).default('') });
export const signingQuestion = bySigningToken.extend({ question: trimmedText(2000) });
