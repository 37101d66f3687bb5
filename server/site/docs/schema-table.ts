import { escapeHtml } from '../../core/http/html';

/** The parts of JSON Schema that the page shows. */
export type Schema = {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  description?: string;
  example?: unknown;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  $ref?: string;
};

/** Converts any value to escaped HTML text. */
export const escaped = (value: unknown) => escapeHtml(String(value));

const typeName = (schema: Schema = {}): string => {
  if (schema.$ref) return escaped(schema.$ref.split('/').at(-1));
  if (schema.enum)
    return schema.enum.map((value) => `<code>${escaped(JSON.stringify(value))}</code>`).join(' or ');
  if (schema.const !== undefined) return `<code>${escaped(JSON.stringify(schema.const))}</code>`;
  if (schema.anyOf) return schema.anyOf.map(typeName).join(' or ');
  if (schema.type === 'array') return `list of ${typeName(schema.items)}`;
  return escaped([schema.type].flat().join(' or ') + (schema.format ? ` (${schema.format})` : ''));
};

const rules = (schema: Schema = {}): string => {
  const notes: string[] = [];
  if (schema.minLength !== undefined) notes.push(`at least ${schema.minLength} characters`);
  if (schema.maxLength !== undefined) notes.push(`at most ${schema.maxLength} characters`);
  if (schema.minimum !== undefined) notes.push(`from ${schema.minimum}`);
  if (schema.maximum !== undefined) notes.push(`to ${schema.maximum}`);
  if (schema.default !== undefined) notes.push(`default ${JSON.stringify(schema.default)}`);
  if (schema.example !== undefined) notes.push(`for example ${JSON.stringify(schema.example)}`);
  return [schema.description, notes.join(', ')].filter(Boolean).map(escaped).join('. ');
};

export type FieldRow = { name: string; required: boolean; schema?: Schema; place?: string };

/** A captioned table that scrolls with the keyboard; `rows` are HTML. */
export const pageTable = (
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string =>
  `<div class="scroll" tabindex="0" role="group" aria-label="${escaped(caption)}"><table><caption>${escaped(caption)}</caption>
<thead><tr>${heads.map((head) => `<th scope="col">${escaped(head)}</th>`).join('')}</tr></thead>
<tbody>${rows
    .map(
      ([first = '', ...others]) =>
        `<tr><th scope="row">${first}</th>${others.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table></div>`;

/** A table of fields: name, type, whether it is required, and notes. */
export const table = (caption: string, fields: readonly FieldRow[]) => {
  const rows = fields.map(({ name, required, schema, place }) => [
    `<code>${escaped(name)}</code>${place ? ` <small>${escaped(place)}</small>` : ''}`,
    ...[typeName(schema), required ? 'yes' : 'no', rules(schema)],
  ]);
  return rows.length === 0 ? '' : pageTable(caption, ['Name', 'Type', 'Required', 'Meaning'], rows);
};

/** The fields of an object schema, or of a list's objects. */
export const fieldRows = (schema: Schema | undefined): FieldRow[] => {
  const object = schema?.type === 'array' ? schema.items : schema;
  return Object.entries(object?.properties ?? {}).map(([name, field]) => ({
    name,
    required: object?.required?.includes(name) ?? false,
    schema: field,
  }));
};
