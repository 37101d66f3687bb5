import type { OpenAPIObject } from 'trpc-openapi';
import { route } from '../../core/http/route';
import type { Deps } from '../deps';
import { changelog, inCode } from './changelog';
import type { Documented } from './openapi';
import { escaped, fieldRows, type Schema, table } from './schema-table';

/** The style of every page about the API that the server itself renders. */
const pageCss = `:root{color-scheme:light;--ink:#16243d;--paper:#fbf8f3;--accent:#b45309;--line:#d9d2c5}
*{box-sizing:border-box}body{margin:0 auto;padding:2rem 1.25rem 6rem;max-width:60rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
h1,h2,h3{line-height:1.25}h2{margin-top:2.75rem;border-bottom:1px solid var(--line);padding-bottom:.4rem}h3{margin-top:2.5rem;font-size:1.1rem;overflow-wrap:anywhere}
a{color:var(--accent)}code{font:.9em ui-monospace,monospace}h3 b{color:var(--accent)}
pre{background:#16243d;color:#fbf8f3;padding:1rem;border-radius:8px;overflow:auto}.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.94rem;margin:1rem 0}caption{text-align:left;font-weight:600;padding:.4rem 0}
th,td{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-top:1px solid var(--line)}thead th{border-top:0}
summary{cursor:pointer;padding:.3rem 0;font-weight:600}summary h3{display:inline;margin:0}.index{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding:0;list-style:none}.columns{columns:2 20rem}.columns>*{break-inside:avoid}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
@media print{body{max-width:none;padding:0;background:#fff;font-size:10.5pt}pre{background:#fff;color:#000;border:1px solid #999;white-space:pre-wrap;overflow-wrap:anywhere}section{break-inside:auto}h2,h3,h4{break-after:avoid}tr,pre{break-inside:avoid}details::details-content{content-visibility:visible;block-size:auto}.scroll{overflow:visible}.no-print{display:none}a{color:inherit}}`;

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
const docsPage = (described: OpenAPIObject): string => {
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

/** `GET /api/openapi.json` and the page `/api/docs`, with its style. */
export const docsRoutes = (documented: Documented) => {
  // Created on the first request, because visitors never need the generator and its memory.
  const load = async (publicUrl: string | undefined) =>
    (await import('./openapi')).openApiDocument(documented, publicUrl);
  let document: ReturnType<typeof load> | undefined;
  const read = ({ publicUrl }: Deps) => {
    document ??= load(publicUrl);
    return document;
  };
  const open = { method: 'GET', permission: 'anyone' } as const;
  return [
    route({
      ...open,
      path: '/api/openapi.json',
      answer: async (deps: Deps, { res }) => res.json(await read(deps)),
    }),
    route({
      ...open,
      path: '/api/docs',
      answer: async (deps: Deps, { res }) => res.type('html').send(docsPage(await read(deps))),
    }),
    route({
      ...open,
      path: '/api/docs.css',
      answer: async (_deps, { res }) => res.type('css').send(pageCss),
    }),
  ];
};
