import { type LeadFieldName, leadField, leadFieldNames } from '../../../../shared/lead-fields';
import { timeZone } from '../../../../shared/schemas/time-zone';
import type { VendorRecord } from '../../../../shared/schemas/vendor';
import { type Mapping, mappedFields } from '../../../../shared/schemas/vendor-mapping';
import type { Problems } from '../../form/validation';

/** Converts a vendor's mapping to form values. */
export const mappingValues = ({ timeZone, fieldNames, values }: VendorRecord) => ({
  timeZone: timeZone ?? '',
  fieldNames,
  values,
});
export type MappingValues = ReturnType<typeof mappingValues>;

const isZone = (typed: string) => timeZone.safeParse(typed.trim()).success;
const isFilled = ({ sent }: { sent: string }) => sent.trim() !== '';

/** Converts form values to the server's input. */
export const toMapping = ({ timeZone, ...rules }: MappingValues): Mapping => ({
  ...rules,
  timeZone: timeZone.trim() || null,
});

/** Returns the complete rows for a preview. */
export const drafted = ({ timeZone, fieldNames, values }: MappingValues): Mapping => ({
  timeZone: isZone(timeZone) ? timeZone.trim() : null,
  fieldNames: fieldNames.filter(isFilled),
  values: values.filter(isFilled),
});

/** Returns the problems by control name. */
export const problemsInMapping = ({ timeZone, fieldNames, values }: MappingValues): Problems => {
  const blank = (list: 'fieldNames' | 'values', rows: readonly { sent: string }[]) =>
    rows.flatMap((row, index) => (isFilled(row) ? [] : [[`${list}.${index}.sent`, 'Enter what it sends']]));
  return {
    ...(timeZone.trim() && !isZone(timeZone) ? { timeZone: 'There is no time zone with this name' } : {}),
    ...Object.fromEntries([...blank('fieldNames', fieldNames), ...blank('values', values)]),
  };
};

const isLeadField = (name: string): name is LeadFieldName => leadFieldNames.some((one) => one === name);
const formatLabel = (name: string) => (isLeadField(name) ? `${leadField(name).label} (${name})` : name);

/** Our fields as choices of a select. */
export const fieldChoices = mappedFields.map((name) => ({ value: name, label: formatLabel(name) }));
