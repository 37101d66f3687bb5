import { listNames } from '../records';
import { z } from '../zod';
import { leadPost } from './client';
import { recordId } from './id';
import { reason } from './outcome';
import { text, trimmedText } from './text';
import { timeZone } from './time-zone';

/** The lead fields that vendor fields can map to. */
export const mappedFields = listNames(leadPost.shape);
const field = z.enum(mappedFields);

/** A vendor's own field name. */
export const fieldName = z.object({
  sent: trimmedText(100).meta({ description: 'The name that the vendor sends', example: 'st' }),
  field,
});
/** A vendor's own value. */
export const fieldValue = z.object({
  field,
  sent: trimmedText(200).meta({ description: 'The value that the vendor sends', example: 'mva' }),
  value: text(200).meta({ description: 'What it means; blank: leave it out', example: '15' }),
});

/** Fields for which a vendor's terms can refuse a lead with an unknown value. */
export const refusableFields = ['caseType', 'state', 'phoneNumber', 'trustedFormCertUrl'] as const;

/** The terms for reading a vendor's submissions. */
export const readingTerms = {
  timeZone: timeZone.nullable().meta({ description: "Of dates that name none; null: the firm's" }),
  fieldNames: z.array(fieldName).max(100).meta({ description: 'Its names of fields, and ours' }),
  values: z.array(fieldValue).max(300).meta({ description: 'Its values, and ours' }),
  refuseUnread: z
    .array(z.enum(refusableFields))
    .max(refusableFields.length)
    .meta({ description: 'Fields that refuse a lead where what was sent is none that we know' }),
};
const mapping = z.object(readingTerms).pick({ timeZone: true, fieldNames: true, values: true });
export type Mapping = z.infer<typeof mapping>;

export const previewInput = mapping.extend({ id: recordId });

/** The vendor's last kept submissions under a mapping; the preview stores nothing. */
export const mappingPreview = z.object({
  posts: z.array(
    z.object({
      id: recordId,
      at: z.iso.datetime(),
      rows: z.array(
        z.object({
          name: z.string().meta({ description: 'As the vendor sends it' }),
          sent: z.string(),
          field: z.enum(mappedFields).nullable().meta({ description: 'Null: it is ignored' }),
          read: z.string().meta({ description: 'What would be stored; empty where nothing would' }),
        }),
      ),
      problems: z.array(reason).meta({ description: 'Why it would be refused, or what would be left out' }),
    }),
  ),
  ignored: z.array(z.string()).meta({ description: 'Names in these posts that become no field' }),
});
export type MappingPreview = z.infer<typeof mappingPreview>;
