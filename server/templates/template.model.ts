import { documentKinds } from '../../shared/agreements/terms';
import { documentLanguages } from '../../shared/schemas/agreement-template';
import { z } from '../../shared/zod';
import { audits } from '../core/audit/audit.model';
import { anyText, anyValue, defineCollection, objectId, type Stored, text } from '../core/record/collection';

/** The adopter of a version: a lawyer's account with its bar numbers or, in older data, a typed name. */
export const adoption = z.object({
  by: z.string(),
  byId: z.string().optional(),
  bar: z.string().optional(),
  at: z.date(),
});
export type Adoption = z.infer<typeof adoption>;

const terms = anyValue<Record<string, string>>();

/** The templates. `before` has the earlier versions, so that a sent text can be compared with its own version. */
export const agreementTemplates = defineCollection({
  name: 'agreementTemplates',
  called: 'this template',
  entity: 'template',
  schema: z.object({
    _id: objectId,
    kind: z.enum(documentKinds),
    name: text,
    language: z.enum(documentLanguages),
    caseTypes: z.array(z.string()),
    text,
    terms,
    keptYears: z.number(),
    version: z.number(),
    adopted: adoption.optional(),
    /** True if it is our sample and has not been changed or adopted. */
    isSample: z.boolean(),
    isArchived: z.boolean().default(false),
    updatedAt: z.date(),
    updatedBy: anyText,
    before: z.array(
      z.object({
        version: z.number(),
        at: z.date(),
        by: z.string(),
        adopted: adoption.optional(),
        text: z.string(),
        terms,
      }),
    ),
    audits,
  }),
  minimize: false,
});

export type TemplateDoc = Stored<typeof agreementTemplates>;

/** Returns the adoption by a lawyer's account. A typed name, from before there were such accounts, does not count. */
export const getAdoption = ({ adopted }: Pick<TemplateDoc, 'adopted'>): Adoption | undefined =>
  adopted?.byId === undefined ? undefined : adopted;
