import { fieldWords } from '../field-words';
import { leadFields } from '../lead-fields';
import { listNames, toRecord } from '../records';
import { z } from '../zod';
import { leadPost } from './client';
import { recordId } from './id';
import { reason } from './outcome';
import { text, trimmedText } from './text';
import { timeZone } from './time-zone';

/** The lead fields that vendor fields can map to. */
export const mappedFields = listNames(leadPost.shape);
const labels: Readonly<Record<string, { label: string } | undefined>> = leadFields;
const formatLabel = (name: string) => (labels[name] ? `${labels[name].label} (${name})` : name);
const field = z
  .enum(mappedFields)
  .register(fieldWords, { label: 'Our field', choices: toRecord(mappedFields, formatLabel) });

/** A vendor's own field name. */
export const fieldName = z.object({
  sent: trimmedText(100)
    .meta({ description: 'The name that the vendor sends', example: 'st' })
    .register(fieldWords, { label: 'Its name', missing: 'Enter what it sends' }),
  field,
});
/** A vendor's own value. */
export const fieldValue = z.object({
  field,
  sent: trimmedText(200)
    .meta({ description: 'The value that the vendor sends', example: 'mva' })
    .register(fieldWords, { label: 'Its value', missing: 'Enter what it sends' }),
  value: text(200)
    .meta({ description: 'What it means; blank: leave it out', example: '15' })
    .register(fieldWords, { label: 'It means' }),
});

/** Fields for which a vendor's terms can refuse a lead with an unknown value. */
const refusableFields = ['caseType', 'state', 'phoneNumber', 'trustedFormCertUrl'] as const;

/** The terms for reading a vendor's submissions. */
export const readingTerms = {
  timeZone: timeZone
    .nullable()
    .meta({ description: "Of dates that name none; null: the firm's" })
    .register(fieldWords, {
      label: 'Time zone of its dates',
      hint: 'Such as America/Denver. Leave empty to use ours.',
    }),
  fieldNames: z
    .array(fieldName)
    .max(100)
    .meta({ description: 'Its names of fields, and ours' })
    .register(fieldWords, {
      label: 'Field names',
      empty: { field: 'caseType' },
      none: 'It uses our field names.',
      add: 'Add name',
      remove: 'Remove name',
      columns: '1fr 1fr auto',
    }),
  values: z
    .array(fieldValue)
    .max(300)
    .meta({ description: 'Its values, and ours' })
    .register(fieldWords, {
      label: 'Values',
      empty: { field: 'caseType' },
      none: 'It uses our values.',
      add: 'Add value',
      remove: 'Remove value',
      columns: '1fr 1fr 1fr auto',
    }),
  refuseUnread: z
    .array(z.enum(refusableFields))
    .max(refusableFields.length)
    .meta({ description: 'Fields that refuse a lead where what was sent is none that we know' })
    .register(fieldWords, {
      label: 'What we cannot read',
      choices: {
        caseType: 'Refuse leads with a case type that we do not have',
        state: 'Refuse leads with a state that does not exist',
        phoneNumber: 'Refuse leads with a phone number that cannot be read',
        trustedFormCertUrl: 'Refuse leads with a certificate that is not from TrustedForm',
      },
    }),
};
export const mapping = z.object(readingTerms).pick({ fieldNames: true, values: true, timeZone: true });
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
