import { answerWays, bestTimes } from './form-controls';
import { listNames } from './records';
import type { ConsultationForm } from './schemas/consultation';
import { emailAddress, filledText, text, tidy } from './schemas/text';
import { z } from './zod';

/** The group of a field on the lead's page and in the vendor docs. */
export type LeadGroup = 'contact' | 'vendor' | 'technical' | 'consent';

type Options = {
  /** Stored as '' when missing; other fields are not stored at all. */
  always?: true;
  /** Staff may edit the field. */
  editable?: true;
  /**
   * A firm may store the field encrypted (`ENCRYPT_FIELDS`). Fields used to sort, count or route leads are not
   * eligible.
   */
  sealable?: true;
  /** The field's name in the public consultation form. */
  form?: keyof ConsultationForm;
  /** The display format; plain text by default. */
  shown?: 'moment' | 'link' | 'money' | 'language';
  /** The value is an object, told in one line by `fieldText`. */
  parts?: true;
  /** The control of a form; a text field by default. */
  input?: 'date' | 'tel';
  /** Staff's search finds the lead by it. */
  searched?: 'address' | 'digits' | 'words';
  /** A question of a case type may ask for it. */
  askable?: true;
};

type LeadField = Options & {
  /** The schema for `POST /api/clients`; an optional field may be missing, null or blank. */
  schema: z.ZodType;
  label: string;
  group: LeadGroup;
};

const field = <Schema extends z.ZodType, const FieldOptions extends Options>(
  group: LeadGroup,
  label: string,
  schema: Schema,
  options: FieldOptions = {} as FieldOptions,
) => ({ schema, label, group, ...options });

const editable = { always: true, editable: true } as const;

/** The languages in which we write to people. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** The person a lead speaks for, in one line: `Ana Lopez (daughter)`. */
const inOneLine = /^(.*?)(?:\s*\(([^()]*)\))?$/s;

/** A form, a file and a line of the timeline can only say it as text: an object as JSON, or `Ana Lopez (daughter)`. */
const toSpokenFor = (value: unknown): unknown => {
  if (typeof value !== 'string' || value.trim() === '') return value;
  if (value.trim().startsWith('{'))
    try {
      return JSON.parse(value);
    } catch {
      return value;
    }
  const [, name, relation = ''] = inOneLine.exec(value.trim())!;
  return { name, relation };
};

const spokenFor = z.object({
  name: filledText(200).meta({ example: 'Ana Lopez' }),
  relation: text(100)
    // The line that tells it ends with the relation between parentheses.
    .overwrite((relation) => relation.replace(/[()]/g, ''))
    .default('')
    .meta({ description: 'What the person is to them', example: 'daughter' }),
});
export type SpokenFor = z.infer<typeof spokenFor>;

/** The value of a field in one line; empty where there is none. */
export const fieldText = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object' || !('relation' in value)) return String(value);
  const { name, relation } = value as SpokenFor;
  return relation ? `${name} (${relation})` : name;
};

/** Programs that treat a ZIP as a number drop its leading zeros. */
const toZip = (value: string): string => {
  const [, zip, more] = /^(\d{3,4})(?:-?(\d{4}))?$/.exec(tidy(value)) ?? [];
  return zip ? [zip.padStart(5, '0'), ...(more ? [more] : [])].join('-') : value;
};

/**
 * Every field a lead arrives with. The schemas, the model, labels, the lead page, export columns, conflict merging and
 * the form all derive from this list. To add a field, add a line here.
 */
export const leadFields = {
  firstName: field('contact', 'First name', filledText(100).meta({ example: 'Maria' }), {
    ...editable,
    form: 'firstName',
  }),
  lastName: field('contact', 'Last name', filledText(100).meta({ example: 'Lopez' }), {
    ...editable,
    form: 'lastName',
  }),
  email: field('contact', 'E-mail', emailAddress, {
    ...editable,
    searched: 'address',
    sealable: true,
    form: 'email',
  }),
  phoneNumber: field('contact', 'Phone number', filledText(40).meta({ example: '(415) 555-0132' }), {
    ...editable,
    searched: 'digits',
    input: 'tel',
    sealable: true,
    form: 'phone',
  }),
  caseType: field(
    'contact',
    'Case type',
    filledText(100).meta({ description: 'The id of a case type, as text', example: '1' }),
    { ...editable, form: 'caseType' },
  ),
  additionalInfo: field(
    'contact',
    'Additional info',
    text(5000).optional().meta({ example: 'I worked as a firefighter for twelve years.' }),
    { ...editable, sealable: true, form: 'message' },
  ),
  answerBy: field(
    'contact',
    'Answer by',
    z.enum(answerWays).optional().meta({
      description:
        'How the person would like to be answered: a wish, and no agreement to texts or calls by machine',
      example: 'call',
    }),
    { form: 'answerBy' },
  ),
  bestTime: field(
    'contact',
    'Best time',
    z
      .enum(bestTimes)
      .optional()
      .meta({ description: 'When the person can best be reached', example: 'evening' }),
    { form: 'bestTime' },
  ),
  ip_address: field(
    'technical',
    'IP address',
    text(45).optional().meta({
      description: "The person's IP address; taken from the connection when empty",
      example: '203.0.113.7',
    }),
    { always: true, sealable: true },
  ),
  jornaya_ip: field('technical', 'Jornaya IP', text(100).optional(), { always: true, sealable: true }),
  externalId: field(
    'vendor',
    "Vendor's id",
    text(100).optional().meta({ description: "The vendor's own id of the lead" }),
  ),
  campaign: field('vendor', 'Campaign', text(100).optional()),
  subId1: field('vendor', 'Sub id 1', text(100).optional()),
  subId2: field('vendor', 'Sub id 2', text(100).optional()),
  subId3: field('vendor', 'Sub id 3', text(100).optional()),
  subId4: field('vendor', 'Sub id 4', text(100).optional()),
  price: field(
    'vendor',
    'Price',
    z.number().min(0).max(100_000).optional().meta({ description: 'US dollars' }),
    { shown: 'money' },
  ),
  dateOfBirth: field('contact', 'Date of birth', z.iso.date().optional().meta({ example: '1961-04-30' }), {
    askable: true,
    editable: true,
    input: 'date',
    sealable: true,
  }),
  street: field('contact', 'Street', text(200).optional().meta({ example: '12 Harbor Street, Apt. 4' }), {
    askable: true,
    editable: true,
    searched: 'words',
    sealable: true,
  }),
  city: field('contact', 'City', text(100).optional().meta({ example: 'Oakland' }), {
    askable: true,
    editable: true,
    searched: 'words',
    sealable: true,
  }),
  state: field(
    'contact',
    'State',
    text(50).optional().meta({ description: 'The state where the person lives', example: 'CA' }),
    { askable: true, editable: true },
  ),
  zip: field('contact', 'ZIP', text(20).overwrite(toZip).optional(), {
    askable: true,
    editable: true,
    searched: 'words',
    sealable: true,
  }),
  secondPhone: field(
    'contact',
    'Second phone',
    text(40).optional().meta({
      description: 'A second number; consent counts for `phoneNumber` only',
      example: '(415) 555-0134',
    }),
    { askable: true, editable: true, searched: 'digits', input: 'tel', sealable: true },
  ),
  language: field(
    'contact',
    'Language',
    z.enum(languages).optional().meta({
      description: 'The language in which the person wrote, and is written to',
      example: 'es',
    }),
    { editable: true, shown: 'language' },
  ),
  speaksFor: field(
    'contact',
    'Speaks for',
    z
      .preprocess(toSpokenFor, spokenFor)
      .optional()
      .meta({
        description: "Whose case it is, if not the sender's own, and how they are related",
        example: { name: 'Ana Lopez', relation: 'daughter' },
      }),
    { askable: true, editable: true, sealable: true, parts: true },
  ),
  landingPageUrl: field('technical', 'Landing page', text(2000).optional(), { sealable: true }),
  userAgent: field('technical', 'Browser', text(1000).optional(), { sealable: true }),
  consentText: field('consent', 'Consent text', text(5000).optional()),
  consentAt: field(
    'consent',
    'Consent given',
    z.iso.datetime({ offset: true }).max(64).optional().meta({ example: '2026-11-21T17:03:00Z' }),
    { shown: 'moment' },
  ),
  jornayaLeadId: field(
    'consent',
    'Jornaya LeadiD',
    z.guid('A Jornaya LeadiD has 36 characters').optional().meta({
      example: '6f9619ff-8b86-d011-b42d-00c04fc964ff',
    }),
  ),
  trustedFormCertUrl: field(
    'consent',
    'TrustedForm certificate',
    text(500).startsWith('https://cert.trustedform.com/').optional().meta({
      description: 'Begins with https://cert.trustedform.com/; retained with our own key where we have one',
    }),
    { shown: 'link' },
  ),
};

export type LeadFields = typeof leadFields;
export type LeadFieldName = keyof LeadFields;
type NamesWith<Option> = {
  [Name in LeadFieldName]: LeadFields[Name] extends Option ? Name : never;
}[LeadFieldName];
export type EditableName = NamesWith<{ editable: true }>;
type SealableField = NamesWith<{ sealable: true }>;
/** The eight fields of the documented call: every lead has them. */
export type DocumentedName = NamesWith<{ always: true }>;
export type FieldOfParts = NamesWith<{ parts: true }>;
export type AskedField = NamesWith<{ askable: true }>;

/** One field of the list, for callers that do not know its exact type. */
export const leadField = (name: LeadFieldName): LeadField => leadFields[name];

export const leadFieldNames = listNames(leadFields);

/** The names of the fields that pass `test`, in list order. */
export const leadFieldsWhere = <Name extends LeadFieldName = LeadFieldName>(
  test: (field: LeadField) => unknown,
): Name[] => leadFieldNames.filter((name) => test(leadField(name))) as Name[];

export const editableNames = leadFieldsWhere<EditableName>(({ editable }) => editable);

/** The facts about a person that every form of the staff area offers besides the documented ones. */
export type DetailName = Exclude<EditableName, DocumentedName>;
export const detailNames = leadFieldsWhere<DetailName>(({ editable, always }) => editable && !always);

export type SearchedField = NamesWith<{ searched: string }>;
const searchOrder = ['address', 'digits', 'words'] as const;
/** The fields that searches read, in the order of the lines of the search text, which sealing relies on. */
export const searchedFields = searchOrder.flatMap((kind) =>
  leadFieldsWhere<SearchedField>(({ searched }) => searched === kind),
);

/** The fields that a question of a case type can store its answer in. */
export const askedFields = leadFieldsWhere<AskedField>(({ askable }) => askable);

export const sealableFields = leadFieldsWhere<SealableField>(({ sealable }) => sealable);

/** Everything that can be stored encrypted: these fields, the answers to case type questions, and staff notes. */
export const sealableNames = [...sealableFields, 'answers', 'notes'] as const;
export type SealableName = (typeof sealableNames)[number];

/** The schemas of some or all fields, for `z.object`. */
export const leadSchemas = <Name extends LeadFieldName>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, leadFields[name].schema])) as {
    [Key in Name]: LeadFields[Key]['schema'];
  };
