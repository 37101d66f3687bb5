import { documentKinds } from '../agreements/terms';
import { z } from '../zod';
import { byId, recordId } from './id';
import { text, trimmedText } from './text';

export const documentLanguages = ['en', 'es'] as const;
export type DocumentLanguage = (typeof documentLanguages)[number];

/** The lawyer who adopted a version, and when. */
export const adoption = z.object({ by: z.string(), at: z.iso.datetime(), version: z.int() });
export type AdoptionRecord = z.infer<typeof adoption>;

const fields = {
  kind: z.enum(documentKinds),
  name: trimmedText(120).meta({ description: 'As staff choose it, and as the document is called' }),
  language: z.enum(documentLanguages),
  caseTypes: z
    .array(text(100))
    .max(100)
    .meta({ description: 'Ids of case types; none: it is for all of them' }),
  text: trimmedText(100_000).meta({ description: 'The markup of agreements; see `docs/agreements.md`' }),
  terms: z
    .record(z.string().max(60), text(5000))
    .meta({ description: 'The parts that a template of its kind cannot lack, by name' }),
  keptYears: z.int().min(1).max(100).meta({
    description: 'For so many years after its end a signed document stays, also when the lead goes',
  }),
};

export const templateInput = z.object(fields);
export type TemplateInput = z.infer<typeof templateInput>;

/** A change names the version it started from; after it, a lawyer must adopt the template again. */
export const templateUpdate = templateInput.extend({ id: recordId, version: z.int().min(1) });

/** A template in a list; `adopted` is null for our samples and for templates that no lawyer has reviewed. */
export const templateSummary = z.object({
  id: recordId,
  kind: fields.kind,
  name: z.string(),
  caseTypes: z.array(z.string()),
  language: fields.language,
  version: z.int(),
  adopted: adoption.nullable(),
  adopterBar: z.string().meta({ description: 'The bar numbers of who adopted it, in one line' }),
  typedAdopter: z
    .string()
    .meta({ description: 'A name that was typed before lawyers had accounts; a lawyer must adopt it again' }),
  isSample: z.boolean().meta({ description: 'Ours: it is marked as a sample until a lawyer adopts it' }),
});
export type TemplateSummary = z.infer<typeof templateSummary>;

export const templateRecord = templateSummary.extend({
  text: z.string(),
  terms: z.record(z.string(), z.string()),
  keptYears: z.int(),
  isArchived: z.boolean(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string(),
  versions: z.array(
    z.object({ version: z.int(), at: z.iso.datetime(), by: z.string(), adopted: adoption.nullable() }),
  ),
});
export type TemplateRecord = z.infer<typeof templateRecord>;

/** Adopts a version. Requires a lawyer's account. */
export const templateAdoption = byId.extend({ version: z.int().min(1) });
export const templateAdopted = z.object({ adopted: adoption });

/** A problem in a template; `line` counts from 1, and is null if no line applies. */
export const templateProblem = z.object({ line: z.int().nullable(), message: z.string() });
export type TemplateProblem = z.infer<typeof templateProblem>;
