import type { OpenAPIObject } from 'trpc-openapi';
import { changelog, inCode } from './changelog';
import { escaped, fieldRows, type Schema, table } from './schema-table';

type Media = { schema?: Schema };
type Operation = {
  summary?: string;
  description?: string;
  tags?: string[];
  security?: object[];
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: Schema }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { description: string; content?: Record<string, Media> }>;
};

const getExample = (schema: Schema | undefined) =>
  Object.fromEntries(
    fieldRows(schema)
      .filter(({ required, schema: field }) => required || field?.example !== undefined)
      .map(({ name, schema: field }) => [name, field?.example ?? field?.default ?? field?.enum?.[0] ?? '…']),
  );

const curl = (method: string, url: string, operation: Operation) => {
  const lines = [`curl -X ${method} ${url}`];
  if (isForStaff(operation)) lines.push('-b cookies.txt');
  const content = operation.requestBody?.content ?? {};
  const json = content['application/json']?.schema;
  if (json) lines.push(`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(getExample(json))}'`);
  else if (content['multipart/form-data']) lines.push("-F 'file=@icon.png'");
  return lines.join(' \\\n  ');
};

const isForStaff = ({ security = [] }: Operation) => security.some((one) => 'session' in one);

const section = (base: string, path: string, method: string, operation: Operation) => {
  const content = operation.requestBody?.content ?? {};
  const [success] = Object.values(operation.responses);
  const answer = Object.values(success?.content ?? {})[0]?.schema;
  const parameters = (operation.parameters ?? []).map(
    ({ name, in: place, required = false, schema, description }) => ({
      name,
      place,
      required,
      schema: { ...schema, ...(description && { description }) },
    }),
  );
  const statuses = Object.entries(operation.responses)
    .map(([status, { description }]) => `<li><code>${escaped(status)}</code> ${escaped(description)}</li>`)
    .join('');
  return `<section><h3><code><b>${method}</b> ${escaped(base + path)}</code></h3>
<p>${escaped(operation.summary ?? '')}. ${inCode(operation.description ?? '')}</p>
${
  Object.keys(content).length > 0
    ? `<p>Body: ${Object.keys(content)
        .map((type) => `<code>${escaped(type)}</code>`)
        .join(' or ')}</p>`
    : ''
}
${table('Parameters', parameters)}${table('Fields of the body', fieldRows(Object.values(content)[0]?.schema))}
<details><summary>Answers</summary><ul>${statuses}</ul>${table('Fields of the answer', fieldRows(answer))}</details>
<pre tabindex="0" aria-label="Example"><code>${escaped(curl(method, base + path, operation))}</code></pre></section>`;
};

/** Inlines the named shapes, because people do not follow references. */
const withoutReferences = (document: OpenAPIObject): OpenAPIObject => {
  const named = document.components?.schemas as unknown as Record<string, unknown>;
  const inline = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inline);
    if (typeof value !== 'object' || value === null) return value;
    if ('$ref' in value) return inline(named[String(value.$ref).split('/').at(-1)!]);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inline(one)]));
  };
  return { ...document, paths: inline(document.paths) as OpenAPIObject['paths'] };
};

/** Renders the OpenAPI document as one readable page, without a script. */
export const docsPage = (described: OpenAPIObject): string => {
  const document = withoutReferences(described);
  const base = String(document.servers?.[0]?.url ?? '/api');
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as unknown as Record<string, Operation>).map(([method, operation]) => ({
      tag: operation.tags?.[0] ?? 'Other',
      html: section(base, path, method.toUpperCase(), operation),
    })),
  );
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const parts = tags.map(
    (tag) =>
      `<h2 id="${escaped(tag.toLowerCase())}">${escaped(tag)}</h2>${operations
        .filter((operation) => operation.tag === tag)
        .map(({ html }) => html)
        .join('')}`,
  );
  const links = tags
    .map((tag) => `<li><a href="#${escaped(tag.toLowerCase())}">${escaped(tag)}</a></li>`)
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(document.info.title)}</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><header><h1>${escaped(document.info.title)}</h1>
<p>${inCode(document.info.description ?? '')} The same as a machine reads it: <a href="/api/openapi.json">openapi.json</a>.</p>
<p>An answer with a 2xx status to <code>POST /api/clients</code> means that the lead is on disk. An error is always JSON with <code>message</code>, <code>code</code>, <code>requestId</code> and, for a field that is wrong, <code>issues</code>.</p></header>
<nav aria-label="Contents"><ul>${links}<li><a href="#changes">Changes</a></li></ul></nav><main>${parts.join('')}${changelog()}</main></body></html>`;
};
