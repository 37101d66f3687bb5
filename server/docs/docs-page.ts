import type { OpenAPIObject } from 'trpc-openapi';
import { escapeHtml } from '../http/html';

type Schema = {
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
type Media = { schema?: Schema };
type Operation = {
  summary?: string;
  tags?: string[];
  security?: object[];
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: Schema }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { description: string; content?: Record<string, Media> }>;
};

const escaped = (value: unknown) => escapeHtml(String(value));

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
  const found: string[] = [];
  if (schema.minLength !== undefined) found.push(`at least ${schema.minLength} characters`);
  if (schema.maxLength !== undefined) found.push(`at most ${schema.maxLength} characters`);
  if (schema.minimum !== undefined) found.push(`from ${schema.minimum}`);
  if (schema.maximum !== undefined) found.push(`to ${schema.maximum}`);
  if (schema.default !== undefined) found.push(`default ${JSON.stringify(schema.default)}`);
  if (schema.example !== undefined) found.push(`for example ${JSON.stringify(schema.example)}`);
  return [schema.description, found.join(', ')].filter(Boolean).map(escaped).join('. ');
};

type Row = { name: string; required: boolean; schema?: Schema; place?: string };

const table = (caption: string, rows: Row[]) =>
  rows.length === 0
    ? ''
    : `<div class="scroll" tabindex="0" role="region" aria-label="${escaped(caption)}"><table><caption>${escaped(caption)}</caption>
<thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Required</th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows
        .map(
          ({ name, required, schema, place }) =>
            `<tr><th scope="row"><code>${escaped(name)}</code>${place ? ` <small>${escaped(place)}</small>` : ''}</th><td>${typeName(schema)}</td><td>${required ? 'yes' : 'no'}</td><td>${rules(schema)}</td></tr>`,
        )
        .join('')}</tbody></table></div>`;

const fieldRows = (schema: Schema | undefined): Row[] => {
  const object = schema?.type === 'array' ? schema.items : schema;
  return Object.entries(object?.properties ?? {}).map(([name, field]) => ({
    name,
    required: object?.required?.includes(name) ?? false,
    schema: field,
  }));
};

const exampleOf = (schema: Schema | undefined) =>
  Object.fromEntries(
    fieldRows(schema)
      .filter(({ required, schema: field }) => required || field?.example !== undefined)
      .map(({ name, schema: field }) => [name, field?.example ?? field?.default ?? field?.enum?.[0] ?? '…']),
  );

const curl = (method: string, url: string, operation: Operation) => {
  const lines = [`curl -X ${method} ${url}`];
  if (operation.security?.length) lines.push('-b cookies.txt');
  const content = operation.requestBody?.content ?? {};
  const json = content['application/json']?.schema;
  if (json) lines.push(`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(exampleOf(json))}'`);
  if (content['multipart/form-data']) lines.push("-F 'file=@icon.png'");
  return lines.join(' \\\n  ');
};

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
<p>${escaped(operation.summary ?? '')}. ${operation.security?.length ? 'For signed-in staff.' : 'Open to everyone.'}</p>
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

export const docsCss = `:root{color-scheme:light;--ink:#16243d;--paper:#fbf8f3;--accent:#b45309;--line:#d9d2c5}
*{box-sizing:border-box}body{margin:0 auto;padding:2rem 1.25rem 6rem;max-width:60rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
h1,h2,h3{line-height:1.25}h2{margin-top:3.5rem;border-bottom:1px solid var(--line);padding-bottom:.4rem}h3{margin-top:2.5rem;font-size:1.1rem;overflow-wrap:anywhere}
a{color:var(--accent)}code{font:.9em ui-monospace,monospace}h3 b{color:var(--accent)}
pre{background:#16243d;color:#fbf8f3;padding:1rem;border-radius:8px;overflow:auto}.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.94rem;margin:1rem 0}caption{text-align:left;font-weight:600;padding:.4rem 0}
th,td{text-align:left;vertical-align:top;padding:.5rem .75rem .5rem 0;border-top:1px solid var(--line)}thead th{border-top:0}
summary{cursor:pointer;padding:.3rem 0;font-weight:600}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}`;

/** The OpenAPI document as one page that a person can read, without a script and without another host. */
export const docsPage = (document: OpenAPIObject): string => {
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
<p>${escaped(document.info.description ?? '').replace(/`([^`]+)`/g, '<code>$1</code>')} The same as a machine reads it: <a href="/api/openapi.json">openapi.json</a>.</p>
<p>An answer with a 2xx status to <code>POST /api/clients</code> means that the lead is on disk. An error is always JSON with <code>message</code>, <code>code</code>, <code>requestId</code> and, for a field that is wrong, <code>issues</code>.</p></header>
<nav aria-label="Contents"><ul>${links}</ul></nav><main>${parts.join('')}</main></body></html>`;
};
