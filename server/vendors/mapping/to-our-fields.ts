import { folded } from '../../../shared/rules/answers';
import type { Mapping } from '../../../shared/schemas/vendor-mapping';

type Rules = Pick<Mapping, 'fieldNames' | 'values'>;

const isBlank = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');
const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** Returns our field for a vendor's name; undefined if the name is not mapped. */
export const fieldFor = (fieldNames: Rules['fieldNames']) => {
  const fieldOf = new Map(fieldNames.map(({ sent, field }) => [folded(sent), field as string]));
  return (name: string): string | undefined => fieldOf.get(folded(name));
};

/** Returns the fields by our names. If a vendor sends both its name and ours, ours counts. */
const renamed = (body: object, fieldNames: Rules['fieldNames']): Map<string, unknown> => {
  const fieldOf = fieldFor(fieldNames);
  const sent = Object.entries(body);
  const fields = new Map(sent.filter(([name]) => fieldOf(name) === undefined));
  for (const [name, value] of sent) {
    const field = fieldOf(name);
    if (field && isBlank(fields.get(field) ?? null)) fields.set(field, value);
  }
  return fields;
};

/**
 * Returns a vendor's submission with our names and values. Names and values match regardless of case and surrounding
 * spaces.
 */
export const toOurFields = ({ fieldNames, values }: Rules, body: unknown): unknown => {
  if (fieldNames.length === 0 && values.length === 0) return body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const fields = renamed(body, fieldNames);
  const key = (field: string, sent: unknown) => `${field} ${folded(sent as string)}`;
  const meaning = new Map(values.map(({ field, sent, value }) => [key(field, sent), value]));
  return Object.fromEntries(
    [...fields].map(([name, value]) => [
      name,
      isPlain(value) ? (meaning.get(key(name, value)) ?? value) : value,
    ]),
  );
};
