import type { VendorDoc } from '../../leads/vendor.model';
import { escaped, pageTable } from '../../site/docs/schema-table';

const words = {
  title: 'Your names and values',
  text: 'You may send these names and values instead of ours.',
  names: 'Your names',
  values: 'Your values',
  sent: 'You send',
  field: 'Our field',
  value: 'We read',
  nothing: '(nothing)',
  zone: (zone: string) => `Dates without a time zone are of ${zone}.`,
} as const;

const code = (text: string) => `<code>${escaped(text)}</code>`;

/** Returns a section about the vendor's own names and values; empty if no mapping was agreed on. */
export const mappingSection = ({
  fieldNames = [],
  values = [],
  timeZone,
}: Partial<Pick<VendorDoc, 'fieldNames' | 'values' | 'timeZone'>>) => {
  const zone = timeZone ? `<p>${escaped(words.zone(timeZone))}</p>` : '';
  const names = fieldNames.map(({ sent, field }) => [code(sent), code(field)]);
  const meanings = values.map(({ sent, field, value }) => [
    code(sent),
    code(field),
    value ? code(value) : words.nothing,
  ]);
  if (!zone && names.length === 0 && meanings.length === 0) return [];
  const html = `<p>${words.text}</p>${zone}${
    names.length > 0 ? pageTable(words.names, [words.sent, words.field], names) : ''
  }${meanings.length > 0 ? pageTable(words.values, [words.sent, words.field, words.value], meanings) : ''}`;
  return [{ id: 'mapping', title: words.title, html }];
};
