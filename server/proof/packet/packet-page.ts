import { leadField, leadFieldNames } from '../../../shared/lead-fields';
import { escapeHtml } from '../../core/http/html';
import type { Packet } from './collect-packet';
import type { Manifest } from './packet-files';
import { packetWords as words } from './packet-words';

const labels = new Map<string, string>(leadFieldNames.map((name) => [name, leadField(name).label]));
/** Turns `assignedTo` into readable words. */
const spoken = (name: string): string => {
  const apart = name
    .replaceAll('_', ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
  return apart.charAt(0).toUpperCase() + apart.slice(1);
};
const formatLabel = (name: string): string => labels.get(name) ?? spoken(name);

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const text = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(text).join(', ');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(text).join(', ');
  const plain = String(value);
  return moment.test(plain) ? `${plain.slice(0, 10)} ${plain.slice(11, 19)} UTC` : plain;
};
const shown = (value: unknown): string => escapeHtml(text(value));

const isEmpty = (value: unknown) =>
  value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0);

const facts = (rows: readonly (readonly [string, unknown])[]): string =>
  `<dl>${rows
    .filter(([, value]) => !isEmpty(value))
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${shown(value)}</dd>`)
    .join('')}</dl>`;

const record = (value: object): string =>
  facts(Object.entries(value).map(([name, one]) => [formatLabel(name), one] as const));

const list = <Item>(items: readonly Item[], item: (one: Item) => string): string =>
  items.length === 0
    ? `<p>${words.nothing}</p>`
    : `<ol>${items.map((one) => `<li>${item(one)}</li>`).join('')}</ol>`;

const part = (title: string, content: string): string => `<section><h2>${title}</h2>${content}</section>`;

const entry = ({ at, actor, action, note, changes }: Packet['timeline'][number]): string =>
  `<p><b>${shown(at)}</b> ${escapeHtml(actor)}: ${escapeHtml(words.actions[action] ?? action)}</p>${note ? `<blockquote>${escapeHtml(note)}</blockquote>` : ''}${
    changes.length > 0
      ? facts(changes.map(({ field, from, to }) => [formatLabel(field), `${from} → ${to}`]))
      : ''
  }`;

/** Returns the part of the lead that a reader needs; lead.json has everything. */
const person = ({ lead, caseType }: Packet): string => {
  const { received, status, source } = words.facts;
  return facts([
    [received, lead.createdAt],
    ...leadFieldNames.map(
      (name) => [formatLabel(name), name === 'caseType' ? caseType : lead[name]] as const,
    ),
    [status, [lead.status, lead.statusReason].filter(Boolean)],
    [source, lead.source],
  ]);
};

const file = ({ path, size, sha256 }: Manifest['files'][number]): string =>
  `<a href="${escapeHtml(encodeURI(path))}">${escapeHtml(path)}</a> <small>${words.size(size)}, ${words.hash} <code>${sha256}</code></small>`;

const style = `:root{color-scheme:light dark}body{margin:0;background:#fbf8f3;color:#16243d;font:17px/1.55 Georgia,serif}main{max-width:48rem;margin:0 auto;padding:2rem 1.25rem}h1{font-size:1.75rem}h2{margin:2.5rem 0 .5rem;font-size:1.25rem}a{color:#b45309}dl{display:grid;grid-template-columns:minmax(7rem,12rem) 1fr;gap:.25rem 1rem;margin:0}dt,small{color:#55607a}dd,blockquote{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}blockquote{border-left:3px solid #d9d2c5;padding-left:.75rem}li{margin:.5rem 0;overflow-wrap:anywhere}p{margin:.25rem 0}code{font-size:.85em;overflow-wrap:anywhere}small{display:block}@media(max-width:36rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}@media(prefers-color-scheme:dark){body{background:#101a2c;color:#f2ede4}dt,small{color:#a9b3c8}a{color:#f0a860}}`;

/**
 * Returns the first page of a packet: its contents in words, and how to check it. It needs no script and no network.
 */
export const packetPage = (packet: Packet, origin: Pick<Manifest, 'madeBy' | 'madeAt' | 'files'>): string => {
  const name = `${text(packet.lead.firstName)} ${text(packet.lead.lastName)}`;
  const { parts } = words;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(words.title(name))}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(words.title(name))}</h1><p>${escapeHtml(words.intro(origin.madeBy, text(origin.madeAt)))}</p>
${part(parts.lead, person(packet))}
${part(parts.answers, packet.answers.length > 0 ? facts(packet.answers.map(({ question, answer }) => [question, answer])) : `<p>${words.nothing}</p>`)}
${part(parts.timeline, list(packet.timeline, entry))}
${part(parts.calls, list(packet.calls, record))}
${part(parts.messages, list(packet.messages, record))}
${packet.sections
  .map(
    ({ title, records }) =>
      `${part(
        title,
        list(records, (one) => facts(one.facts)),
      )}\n`,
  )
  .join('')}${part(parts.files, list(origin.files, file))}
${part(words.check, `<p>${words.checkText}</p><p>${words.checkHow}</p>`)}
</main></body></html>
`;
};
