import { capacities, lacksCapacity } from '../agreements/capacities';
import { type Block, placeKinds } from '../agreements/markup';
import { documentKinds, signerRoles } from '../agreements/terms';
import { z } from '../zod';
import { documentLanguages, templateInput, templateProblem } from './agreement-template';
import { recordId } from './id';
import { listQuery, pageQuery } from './list';
import { emailOrNone, text, trimmedText } from './text';

/** The states of an agreement. `signed`: all signers have signed, and the firm must countersign. */
export const agreementStates = [
  'sent',
  'opened',
  'signed',
  'complete',
  'declined',
  'void',
  'expired',
] as const;
export type AgreementState = (typeof agreementStates)[number];

export const signerStates = ['waiting', 'opened', 'signed', 'declined'] as const;

/** The events of an agreement; each is a ledger entry. */
export const agreementSteps = [
  'sent',
  'sent-again',
  'invited',
  'link-shown',
  'reminded',
  'extended',
  'opened',
  'consented',
  'code-sent',
  'code-right',
  'code-wrong',
  'identified',
  'document-shown',
  'marked',
  'intended',
  'signed',
  'countersigned',
  'complete',
  'asked',
  'paper-wanted',
  'declined',
  'void',
  'expired',
] as const;
export type AgreementStep = (typeof agreementSteps)[number];

/** The content of a step as data, which readers put into words. Earlier steps have a note instead. */
export const stepFacts = z
  .object({
    /** The fields that the sender filled. */
    filled: z.array(z.string()),
    /** The place that the signer filled in, counted from 1. */
    place: z.object({ kind: z.enum(['sign', 'initial']), number: z.int() }),
    /** The version of the disclosure. */
    version: z.string(),
    shownAs: z.enum(['page', 'pdf']),
    /** Someone asked for the link on the page of an older one. */
    olderLink: z.literal(true),
  })
  .partial();
export type StepFacts = z.infer<typeof stepFacts>;

/** The ways a link reaches its signer: e-mailed to their mailbox, passed on by staff, or opened on an office screen. */
export const linkWays = ['mailbox', 'staff', 'office'] as const;
export type LinkWay = (typeof linkWays)[number];

/**
 * The strength of the signer's identification: by a mailbox or a phone number, each alone or with a link that staff saw
 * too, or in person in the office.
 */
export const signingGrades = ['mailbox', 'mailbox-and-staff', 'phone', 'phone-and-staff', 'office'] as const;
export type SigningGrade = (typeof signingGrades)[number];

/**
 * Flags on a step, which are also reported: it came from a staff address, the mailbox is not the lead's, or staff
 * replaced the mailbox or the number that came with the lead, or entered the number themselves.
 */
export const signingFlags = [
  'staff-address',
  'staff-mailbox',
  'other-mailbox',
  'changed-mailbox',
  'changed-number',
  'typed-number',
] as const;
export type SigningFlag = (typeof signingFlags)[number];

/** The order in which signers sign: all at once, or each after the one before. */
export const signingOrders = ['together', 'in-turn'] as const;

export const deliveries = ['mail', 'link', 'here'] as const;

/** A signer; one without an e-mail address signs in the office. */
export const signerInput = z.object({
  name: trimmedText(120),
  email: emailOrNone.default(''),
  role: z.enum(signerRoles),
  capacity: text(200)
    .optional()
    .meta({
      description: `By what right this person signs for another one; required with \`for\` and for every role but client and spouse. One of ${capacities.join(', ')}, which the document words in its language, or words of your own: "executor of the will"`,
      example: 'next-friend',
    }),
  for: text(120)
    .optional()
    .meta({ description: 'The represented person; the lead, when left out', example: 'Ana Lopez' }),
  letters: z
    .object({
      date: z.iso.date().meta({ description: 'The day on which the court issued them' }),
      court: trimmedText(200),
    })
    .optional()
    .meta({ description: 'The letters of the personal representative of an estate' }),
});
export type SignerInput = z.infer<typeof signerInput>;

/** A signer of an outgoing agreement. Anyone who signs for another person must state the capacity. */
const capableSigner = signerInput.superRefine((signer, context) => {
  if (!lacksCapacity(signer)) return;
  const message = `Choose in which capacity ${signer.name} signs for ${signer.for?.trim() || 'the lead'}.`;
  context.addIssue({ code: 'custom', path: ['capacity'], message });
});

/** A draft: a template and the values for its fields. */
const draft = {
  template: recordId,
  signers: z.array(capableSigner).min(1).max(6),
  lawyer: recordId.optional().meta({ description: 'The user who countersigns; any attorney, when left out' }),
  values: z
    .record(z.string().max(100), text(500))
    .optional()
    .meta({ description: 'For fields that the lead, the firm and the template do not fill' }),
};

export const mostDocuments = 6;

/** `POST /api/clients/{id}/agreements`: `id` is the lead's. */
const post = z.object({
  id: recordId,
  ...draft,
  template: recordId.optional(),
  templates: z.array(recordId).min(1).max(mostDocuments).optional().meta({
    description:
      'Instead of `template`: several documents in one envelope, signed in this order in one sitting with one consent and one code. Each signer signs the documents that have a place for them',
  }),
  order: z
    .enum(signingOrders)
    .default('together')
    .meta({ description: '`in-turn`: each signer gets the link once those before have signed' }),
  deliver: z
    .enum(deliveries)
    .meta({ description: 'By e-mail, by links that staff hand over, or on this screen' }),
  expiresDays: z.int().min(1).max(90).default(14),
  message: text(1000).optional().meta({ description: 'A few words of yours to the signers' }),
  replaces: recordId.optional().meta({
    description:
      'The agreement that this one takes the place of. Documents of its envelope that still wait end with it if they are sent again; several templates take the place of the whole envelope',
  }),
});
export type AgreementPost = z.infer<typeof post>;

/** One template, or several different ones. */
export const agreementPost = post.superRefine(({ template, templates }, context) => {
  const ids = [...(template ? [template] : []), ...(templates ?? [])];
  if (ids.length === 0 || (template && templates) || new Set(ids).size < ids.length)
    context.addIssue({
      code: 'custom',
      path: [templates ? 'templates' : 'template'],
      message: 'Choose one template, or several different ones.',
    });
});

export const agreementDraft = z.object({
  id: recordId,
  ...draft,
  signers: z.array(signerInput.extend({ name: text(120) })).max(6),
  isOneOfSeveral: z
    .boolean()
    .default(false)
    .meta({ description: 'Other documents of the envelope may have the places of some signers' }),
});
export type AgreementDraft = z.input<typeof agreementDraft>;

const inline = z.object({
  text: z.string().optional(),
  field: z.string().optional(),
  bold: z.literal(true).optional(),
});
const words = z.array(inline);
/** The blocks of the markup (`shared/agreements/markup.ts`) in the API. */
export const documentBlocks = z.array(
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('heading'), level: z.union([z.literal(1), z.literal(2)]), words }),
    z.object({ type: z.literal('paragraph'), words }),
    z.object({ type: z.literal('list'), isOrdered: z.boolean(), items: z.array(words) }),
    z.object({ type: z.literal('table'), head: z.array(words), rows: z.array(z.array(words)) }),
    z.object({
      type: z.literal('place'),
      kind: z.enum(placeKinds),
      who: z.string().meta({ description: 'The id of the signer, or `lawyer`' }),
    }),
  ]),
) as unknown as z.ZodType<Block[]>;

/** A state's requirement for a document, with its source and the day it was checked. */
export const stateRule = z.object({
  state: z.string(),
  says: z.string(),
  rule: z.string(),
  sources: z.array(z.string()),
  lookedAt: z.string().meta({ description: 'The day on which the sources were checked' }),
});

/** The document as the client sees it, and what still blocks sending. */
export const agreementPreview = z.object({
  title: z.string(),
  kind: z.enum(documentKinds),
  language: z.enum(documentLanguages),
  blocks: documentBlocks,
  missing: z.array(z.string()).meta({ description: 'Names of fields without a value' }),
  open: z.array(z.string()).meta({
    description: 'Names of fields that lead, firm and template leave open: `values` may fill these',
  }),
  isAdopted: z.boolean().meta({ description: 'Otherwise it goes to staff addresses only, as a specimen' }),
  problems: z.array(templateProblem),
  state: z
    .string()
    .meta({ description: 'The state of the lead, by its two letters; empty where none is known' }),
  stateRules: z.array(stateRule).meta({
    description:
      'What the state of the lead wants beside, as far as we know; no rule says nothing of its law',
  }),
});

/** A text that is being written, to be shown with the values of a lead; `id` is the lead's. */
export const templateDraft = agreementDraft
  .pick({ id: true, signers: true })
  .extend({ template: templateInput.pick({ kind: true, language: true, text: true, terms: true }) });
export type TemplateDraft = z.infer<typeof templateDraft>;

/** The text as the signer would see it, and the fields that the lead leaves empty. */
export const templatePreview = z.object({ blocks: documentBlocks, empty: z.array(z.string()) });

export const agreementSigner = z.object({
  id: recordId,
  name: z.string(),
  email: z.string(),
  role: z.enum(signerRoles),
  capacity: z.string().meta({ description: 'One of the known capacities, or words of the firm’s own' }),
  for: z
    .string()
    .meta({ description: 'The represented person; empty for a person who signs for themselves' }),
  letters: z.object({ date: z.string(), court: z.string() }).nullable(),
  state: z.enum(signerStates),
  openedAt: z.iso.datetime().nullable(),
  signedAt: z.iso.datetime().nullable(),
  links: z
    .array(z.object({ to: z.enum(linkWays), at: z.iso.datetime(), by: z.string() }))
    .meta({ description: 'The links that were made for this signer, and how each reached them' }),
  grade: z.enum(signingGrades).nullable().meta({
    description: 'What shows who signed; null before, and where it was signed before this was kept',
  }),
  confirmedBy: z.string().meta({ description: 'Who confirmed in the office who it is' }),
  phone: z.string().meta({
    description: 'The last digits of the number whose code by text identified them; empty without one',
  }),
  flags: z
    .array(z.enum(signingFlags))
    .meta({ description: 'What their steps are marked with; administrators were told' }),
});

export const agreementEvent = z.object({
  id: recordId,
  at: z.iso.datetime(),
  step: z.enum(agreementSteps),
  by: z.string().meta({ description: 'A signer, a member of the staff, or the product itself' }),
  note: z.string(),
  signer: recordId.nullable().meta({ description: 'The signer that it is about' }),
  link: z.enum(linkWays).nullable().meta({ description: 'How the link that was used reached the signer' }),
  flags: z.array(z.enum(signingFlags)),
  text: z.string().meta({ description: 'What was agreed to, word for word' }),
});

export const agreementRecord = z.object({
  id: recordId,
  lead: recordId,
  title: z.string(),
  kind: z.enum(documentKinds),
  language: z.enum(documentLanguages),
  template: recordId,
  templateVersion: z.int(),
  isSample: z.boolean().meta({ description: 'It went out before a lawyer adopted its template' }),
  isSpecimen: z.boolean().meta({ description: 'A trial among staff: it binds nobody' }),
  adopted: z
    .object({ by: z.string(), bar: z.string(), at: z.iso.datetime() })
    .nullable()
    .meta({ description: 'Who adopted the text before it went out' }),
  filled: z
    .array(z.object({ field: z.string(), value: z.string().optional() }))
    .meta({ description: 'What who sent it filled in; the values where one agreement is asked for' }),
  state: z.enum(agreementStates),
  envelope: z
    .object({ id: recordId, place: z.int(), count: z.int() })
    .nullable()
    .meta({ description: 'The documents that are signed in one sitting, and the place among them, from 1' }),
  order: z.enum(signingOrders),
  signers: z.array(agreementSigner),
  lawyer: z
    .object({
      id: recordId.nullable().meta({ description: 'Null: any attorney' }),
      name: z.string(),
      bar: z.string().meta({ description: 'The bar numbers of who signed, in one line' }),
      signedAt: z.iso.datetime().nullable(),
    })
    .nullable()
    .meta({ description: 'Null where the template asks for no countersignature' }),
  sentAt: z.iso.datetime(),
  sentBy: z.string(),
  deliver: z.enum(deliveries),
  expiresAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  reason: z.string().meta({ description: 'Why it was voided or declined' }),
  replacedBy: recordId.nullable(),
  documentHash: z.string().meta({ description: 'SHA-256 of the PDF that was to be signed' }),
  fileHash: z.string().nullable().meta({ description: 'SHA-256 of the PDF that was signed and sealed' }),
  sealLevel: z.string().nullable().meta({ description: 'The PAdES level that the seal reached' }),
  stateRules: z
    .array(stateRule)
    .meta({ description: 'The rules of the lead’s state that were shown before it was sent' }),
  events: z.array(agreementEvent),
});
export type AgreementRecord = z.infer<typeof agreementRecord>;

/** The party to act next: the firm to countersign, a signer, or nobody because it has ended. */
export const agreementWaiting = ['firm', 'signer', 'nobody'] as const;

/** `GET /api/agreements`: the agreements of all leads, newest first. */
export const agreementQuery = listQuery.omit({ search: true }).extend({
  state: z.enum(agreementStates).optional(),
  waiting: z.enum(agreementWaiting).optional(),
});
export type AgreementQuery = z.infer<typeof agreementQuery>;

/** The lists of agreements in the staff area: waiting for the firm, for the signers, and so on. */
export const agreementLists = ['us', 'them', 'expiring', 'declined', 'complete'] as const;
export type AgreementList = (typeof agreementLists)[number];

export const agreementFilter = z.object({
  list: z.enum(agreementLists).optional(),
  template: recordId.optional(),
  sentBy: recordId.optional(),
});
export type AgreementFilter = z.infer<typeof agreementFilter>;
export const agreementFilterNames = Object.keys(agreementFilter.shape);

export const agreementColumns = ['sentAt', 'expiresAt'] as const;
/** One page of the agreements of all leads; the newest come first without an order. */
export const agreementPageQuery = pageQuery(agreementColumns)
  .omit({ search: true })
  .extend(agreementFilter.shape);
export type AgreementPageQuery = z.infer<typeof agreementPageQuery>;

/** An agreement in a list, with its lead and the next task for it. */
export const agreementRow = z.object({
  id: recordId,
  lead: recordId,
  leadName: z.string(),
  title: z.string(),
  state: z.enum(agreementStates),
  sentAt: z.iso.datetime(),
  sentBy: z.string(),
  expiresAt: z.iso.datetime(),
  nextStep: z.object({ title: z.string(), dueAt: z.iso.datetime() }).nullable(),
});
export type AgreementRow = z.infer<typeof agreementRow>;

const countOfList = z.int().min(0);
export const agreementCounts = z.object({
  all: countOfList,
  us: countOfList,
  them: countOfList,
  expiring: countOfList,
  declined: countOfList,
  complete: countOfList,
});

const signerLink = z.object({ signer: recordId, name: z.string(), url: z.string() });

/** `links` is set only when staff hand the links over. */
export const agreementReceipt = z.object({
  id: recordId,
  state: z.enum(agreementStates),
  links: z.array(signerLink).optional(),
  envelope: recordId.optional().meta({ description: 'For several templates' }),
  agreements: z
    .array(z.object({ id: recordId, title: z.string(), state: z.enum(agreementStates) }))
    .optional()
    .meta({ description: 'The documents of the envelope, in order; `id` is that of the first' }),
});
export type AgreementReceipt = z.infer<typeof agreementReceipt>;

export const byAgreementSigner = z.object({ id: recordId, signer: recordId });
export const handedSignerLink = signerLink;
/** The new expiry of an agreement that still waits, in days from now; an envelope is extended as a whole. */
export const agreementExtension = z.object({ id: recordId, expiresDays: z.int().min(1).max(90).default(14) });
export const agreementVoid = z.object({
  id: recordId,
  reason: trimmedText(500),
  isWholeEnvelope: z.boolean().default(false).meta({
    description: 'Also the other documents of its envelope that are not complete and have not ended',
  }),
});

/** Staff hand the screen to a signer; the record keeps how they identified the person. */
export const officeSigning = byAgreementSigner.extend({
  identity: trimmedText(300).meta({ description: 'How you know who it is: "driver license, looked at"' }),
});

/** Strokes of a drawn name, in a 300 by 80 box. */
const stroke = z
  .array(z.tuple([z.number().min(0).max(300), z.number().min(0).max(80)]))
  .min(2)
  .max(1000);
export const drawnName = z.array(stroke).min(1).max(40);
/** The name must be the account's. */
export const countersignature = z.object({
  id: recordId,
  strokes: drawnName.optional(),
});

/** A lawyer who may sign for the firm. */
export const lawyerName = z.object({
  id: recordId,
  name: z.string().meta({ description: 'Empty where the account has no first and last name' }),
  bar: z.string(),
});
export type LawyerName = z.infer<typeof lawyerName>;

const figures = {
  sent: z.int(),
  opened: z.int(),
  signed: z.int(),
  medianHours: z.number().nullable().meta({ description: 'From sending to the last signature' }),
};
/** Counts of the agreements sent in the given number of days. */
export const agreementFigures = z.object({
  ...figures,
  templates: z.array(z.object({ id: recordId, name: z.string(), ...figures })),
  people: z.array(z.object({ id: recordId.nullable(), name: z.string(), ...figures })),
});
