import { type LeadFieldName, type LeadGroup, leadField, leadFieldNames } from '../../../shared/lead-fields';
import { leadPost } from '../../../shared/schemas/client';
import { z } from '../../../shared/zod';
import { type FieldRow, fieldRows, type Schema } from '../../site/docs/schema-table';

const getGroup = (name: string): LeadGroup => {
  if (leadFieldNames.includes(name as LeadFieldName)) return leadField(name as LeadFieldName).group;
  if (name === 'answers') return 'contact';
  return name === 'test' ? 'vendor' : 'consent';
};

const allFields = (): FieldRow[] => {
  const schema = z.toJSONSchema(leadPost, { io: 'input' }) as Schema;
  return fieldRows(schema).map(({ schema: field, ...row }) =>
    // A format of zod's own is no help to a reader; the description is.
    field?.format === 'starts_with'
      ? { ...row, schema: { ...field, format: undefined } }
      : { ...row, schema: field },
  );
};

/** Returns the fields of a submission by subject, required ones first, from the schema that validates submissions. */
export const postingFields = (): Record<LeadGroup, FieldRow[]> => {
  const rows = allFields().toSorted((a, b) => Number(b.required) - Number(a.required));
  const of = (group: LeadGroup) => rows.filter(({ name }) => getGroup(name) === group);
  return {
    contact: of('contact'),
    vendor: of('vendor'),
    consent: of('consent'),
    technical: of('technical'),
  };
};

const shown = ['additionalInfo', 'externalId', 'campaign', 'state', 'consentText', 'consentAt'];
const sampleFields: Record<string, unknown> = {
  externalId: '1001',
  campaign: 'spring',
  consentText: 'I agree to be called about my request.',
};

/** Returns a submission that is valid as it is; `test` keeps it from being stored. */
export const examplePost = (caseType: string, state: string | undefined): Record<string, unknown> => {
  const preset = { caseType, ...(state && { state }), ...sampleFields };
  const values = allFields()
    .filter(({ name, required }) => required || shown.includes(name))
    .map(({ name, schema }) => [name, (preset as Record<string, unknown>)[name] ?? schema?.example]);
  return { ...Object.fromEntries(values), test: true };
};
