import { escapeHtml } from '../../core/http/html';
import { personPageWords as words } from './person-page-words';

/** Everything stored about a person, part by part. */
export type PersonFacts = { madeAt: string; parts: Record<string, unknown[]> };

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Formats `additionalInfo` for people: Additional info. */
const label = (name: string): string => {
  const spaced = name
    .replace(/^_/, '')
    .replaceAll('_', ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase();
};

const shown = (value: unknown): string => {
  if (Array.isArray(value)) return `<ol>${value.map((one) => `<li>${shown(one)}</li>`).join('')}</ol>`;
  if (typeof value === 'object' && value !== null) return facts(value);
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return escapeHtml(String(value));
};

const facts = (record: object): string => {
  const rows = Object.entries(record).filter(([, value]) => !isEmpty(value));
  const row = ([name, value]: [string, unknown]) =>
    `<dt>${escapeHtml(words.fields[name] ?? label(name))}</dt><dd>${shown(value)}</dd>`;
  return `<dl>${rows.map(row).join('')}</dl>`;
};

const part = ([name, records]: [string, unknown[]]): string => {
  const { title, text } = words.parts[name] ?? { title: label(name), text: '' };
  const list =
    records.length === 0
      ? `<p>${words.nothing}</p>`
      : records.map((record) => `<article>${shown(record)}</article>`).join('');
  return `<section><h2>${title}</h2>${text ? `<p>${text}</p>` : ''}${list}</section>`;
};

const style =
  'body{margin:0;background:#fbf8f3;color:#16243d;font:17px/1.55 Georgia,serif}main{max-width:46rem;margin:0 auto;padding:2rem 1.25rem}article{margin:1rem 0;padding:1rem;background:#fff;border:1px solid #d9d2c5;border-radius:8px}dl{display:grid;grid-template-columns:minmax(7rem,12rem) 1fr;gap:.25rem 1rem;margin:0}dt{color:#55607a}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}dl dl,ol{grid-column:1/-1}@media(max-width:36rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}';

/** JSON inside a page: a `<` in a text must not close its element. */
const insideScript = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll('<', '\\u003c');

/** The file for a person: a self-contained page, with the same data as JSON for programs. */
export const personPage = (facts: PersonFacts): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${words.title}</title><style>${style}</style></head>
<body><main><h1>${words.title}</h1><p>${words.intro(facts.madeAt.slice(0, 10))}</p>
${Object.entries(facts.parts).map(part).join('\n')}
<p>${words.json}</p></main>
<script type="application/json" id="data">${insideScript(facts)}</script>
</body></html>
`;
