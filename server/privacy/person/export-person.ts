import type { PersonChoice } from '../../../shared/schemas/privacy';
import { writeAudit } from '../../core/audit/write-audit';
import type { Staff } from '../../core/caller';
import { escapeHtml } from '../../core/http/html';
import type { Deps } from '../deps';
import { loadPerson } from './person';

/** Texts of the file that contains everything about a person. */
const words = {
  title: 'What we hold about you',
  intro: (day: string) =>
    `This file was made on ${day}. It holds everything that our system keeps about you: what you sent us, what we noted, and what we did.`,
  nothing: 'Nothing.',
  yes: 'Yes',
  no: 'No',
  json: 'A program finds the same as JSON in this file, in the element with the id “data”.',
  parts: {
    leads: {
      title: 'Your requests',
      text: 'What you sent us, with our notes and the history of each request.',
    },
    consents: {
      title: 'What you agreed to, and what you took back',
      text: 'Your answers about calls and texts, with the words that you were shown.',
    },
    suppressions: { title: 'Messages that you do not want', text: '' },
    doNotContact: { title: 'Lists of people who are not contacted', text: '' },
    refusedSubmissions: {
      title: 'What came in and was not taken in',
      text: 'Requests that were incomplete or came twice.',
    },
    outbox: { title: 'Messages about you', text: 'When our system sent something, or is about to.' },
    views: { title: 'Saved searches', text: '' },
    requests: { title: 'What you asked about your data', text: '' },
    leadReads: { title: 'When our staff opened your requests', text: '' },
    audit: { title: 'What was done with your requests', text: '' },
  } as Record<string, { title: string; text: string }>,
  fields: {
    _id: 'Number of the record',
    ip: 'Address on the internet',
    ip_address: 'Address on the internet',
    phoneE164: 'Phone number, in full',
    utm_source: 'Campaign source',
  } as Record<string, string>,
} as const;

/** Everything stored about a person, part by part. */
type PersonFacts = { madeAt: string; parts: Record<string, unknown[]> };

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
const personPage = (facts: PersonFacts): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${words.title}</title><style>${style}</style></head>
<body><main><h1>${words.title}</h1><p>${words.intro(facts.madeAt.slice(0, 10))}</p>
${Object.entries(facts.parts).map(part).join('\n')}
<p>${words.json}</p></main>
<script type="application/json" id="data">${insideScript(facts)}</script>
</body></html>
`;

/** Plain values: dates and ids as text, as in JSON. */
const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** Everything we hold about a person. The audit log keeps that it was exported, without the person's name. */
export const collectPerson = async (
  deps: Deps,
  caller: Staff,
  choice: PersonChoice,
): Promise<PersonFacts> => {
  const person = await loadPerson(deps, choice);
  const parts: PersonFacts['parts'] = {};
  for (const [name, holding] of Object.entries(deps.holdings))
    parts[name] = plain(await holding.collect(deps, person));
  const facts = { madeAt: new Date(deps.now()).toISOString(), parts };
  await writeAudit(deps, caller, { action: 'export', entity: 'privacy', entityId: choice.leads[0] ?? '' });
  return facts;
};

/** The same as one file for the person. */
export const exportPerson = async (deps: Deps, caller: Staff, choice: PersonChoice) => {
  const facts = await collectPerson(deps, caller, choice);
  return { name: `what-we-hold-${facts.madeAt.slice(0, 10)}.html`, html: personPage(facts) };
};
