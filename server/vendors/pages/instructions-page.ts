import { reasonCodes } from '../../../shared/schemas/outcome';
import type { VendorDoc } from '../../leads/vendor.model';
import { changelog, inCode } from '../../site/docs/changelog';
import { escaped, pageTable, table } from '../../site/docs/schema-table';
import type { Instructions, TakenCaseType } from './instructions';
import { mappingSection } from './mapping-section';
import { pageFrame } from './page-frame';
import { reasonWords, pageWords as words } from './page-words';
import { examplePost, postingFields } from './posting-fields';
import { sampleAnswers } from './sample-answers';

const inShell = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * Returns how a vendor sends a lead and asks what became of it. The key comes from the environment, so that no file
 * contains it.
 */
export const curlExamples = (url: string, body: object) => [
  {
    title: 'Send a lead',
    code: `curl -X POST ${inShell(url)} \\
  -H "Authorization: Bearer $LANTERN_KEY" \\
  -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: lead-1001' \\
  -d ${inShell(JSON.stringify(body, null, 2))}
`,
  },
  {
    title: 'Ask what became of your posts',
    code: `curl ${inShell(new URL('/api/posts', url).href)} \\
  -H "Authorization: Bearer $LANTERN_KEY"
`,
  },
];

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const dollars = (price: number) => price.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

const code = (label: string, text: string) =>
  `<pre tabindex="0" aria-label="${escaped(label)}"><code>${escaped(text)}</code></pre>`;

/** Folds a section that few readers need at first; its heading stays visible. */
const fold = (title: string, html: string, isOpen = false) =>
  `<details${isOpen ? ' open' : ''}><summary><h3>${title}</h3></summary>${html}</details>`;

const capWords = (vendor: VendorDoc, caseTypes: readonly TakenCaseType[]) =>
  vendor.caps.map(({ per, most, caseType, state }) => {
    const title = caseTypes.find(({ id }) => id === caseType)?.title ?? caseType;
    const what = [title && words.capOf.caseType(title), state && words.capOf.state(state)].filter(Boolean);
    return words.cap(most, per, what.join(', '));
  });

const agreed = ({ vendor, caseTypes }: Instructions): string[] => [
  vendor.states.length > 0 ? `${words.states(vendor.states)} ${words.noState}` : words.allStates,
  words.duplicate(vendor.duplicateDays),
  ...(vendor.dailyCap === null || vendor.dailyCap === undefined ? [] : [words.dailyCap(vendor.dailyCap)]),
  ...(vendor.monthlyCap === null || vendor.monthlyCap === undefined
    ? []
    : [words.monthlyCap(vendor.monthlyCap)]),
  ...capWords(vendor, caseTypes),
  ...(vendor.price === null || vendor.price === undefined ? [] : [words.price(dollars(vendor.price))]),
  words.returns(vendor.returnDays, vendor.returnReasons),
];

const answerKind = ({ kind, choices }: TakenCaseType['questions'][number]) =>
  choices ? choices.map((choice) => `<code>${escaped(choice)}</code>`).join(' or ') : escaped(kind);

const caseType = ({ id, title, questions, criteria }: TakenCaseType, isOpen: boolean) => {
  const rows = questions.map((question) => [
    `<code>${escaped(question.id)}</code>`,
    escaped(question.label),
    answerKind(question),
  ]);
  const judged = criteria.map(
    ({ words: text, otherwise }) => `${escaped(text)} (${words.otherwise[otherwise]})`,
  );
  return fold(
    `${escaped(title)}: ${words.id} <code>${escaped(id)}</code>`,
    `${rows.length > 0 ? pageTable(`${words.questions}: ${title}`, [words.id, words.question, words.kind], rows) : `<p>${words.noQuestions}</p>`}
${judged.length > 0 ? `<p>${words.criteria}:</p>${list(judged)}` : ''}`,
    isOpen,
  );
};

type Section = { id: string; title: string; html: string };

const index = (sections: readonly Pick<Section, 'id' | 'title'>[]) =>
  `<nav class="no-print" aria-label="${words.contents}"><ul class="index">${sections.map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`).join('')}</ul></nav>`;

const section = ({ id, title, html }: Section) => `<h2 id="${id}">${title}</h2>${html}`;

const fieldTables = () => {
  const fields = postingFields();
  const groups = Object.entries(words.groups) as [keyof typeof fields, string][];
  return groups
    .map(([group, caption], at) => fold(caption, table(caption, fields[group]), at === 0))
    .join('');
};

const answerParts = () => {
  const reasons = reasonCodes.map((reason) => [
    `<code>${reason}</code>`,
    escaped(reasonWords[reason].status),
    inCode(reasonWords[reason].words),
  ]);
  const samples = sampleAnswers.map(
    ({ title, status, body }) =>
      `<h4>${status} ${escaped(title)}</h4>${code(`${status} ${title}`, JSON.stringify(body, null, 2))}`,
  );
  return `${pageTable(words.reasonCode, [words.reasonCode, words.status, words.meaning], reasons)}${fold(words.samples, samples.join(''))}`;
};

const getSections = (instructions: Instructions): Section[] => {
  const { vendor, keys, caseTypes, url } = instructions;
  const post = examplePost(caseTypes[0]?.id ?? '1', vendor.states[0]);
  const state = vendor.status === 'paused' ? words.paused : words.modes[vendor.mode];
  // A single case type shows its questions; several show only their names.
  const isOpen = caseTypes.length === 1;
  return [
    {
      id: 'case-types',
      title: words.caseTypes,
      html: `<p>${inCode(words.caseTypesText)}</p><div${isOpen ? '' : ' class="columns"'}>${caseTypes.map((one) => caseType(one, isOpen)).join('')}</div>`,
    },
    {
      id: 'where',
      title: words.where,
      html: `<p><code>POST ${escaped(url)}</code></p><p>${inCode(words.keyText(keys))}</p><p>${inCode(state)}</p>`,
    },
    { id: 'rules', title: words.rules, html: list(agreed(instructions).map(escaped)) },
    { id: 'fields', title: words.fields, html: `<p>${words.fieldsText}</p>${fieldTables()}` },
    ...mappingSection(vendor),
    {
      id: 'examples',
      title: words.examples,
      html: `<p>${inCode(words.examplesText)}</p>${curlExamples(url, post)
        .map(({ title, code: text }) => `<h3>${title}</h3>${code(title, text)}`)
        .join('')}`,
    },
    { id: 'answers', title: words.answers, html: `<p>${inCode(words.answersText)}</p>${answerParts()}` },
  ];
};

/** Returns a vendor's posting instructions, to read and print: first the parts specific to this vendor. */
export const instructionsPage = (instructions: Instructions, until?: Date): string => {
  const sections = getSections(instructions);
  return pageFrame(
    words.instructions(instructions.vendor.name),
    `<p class="no-print">${words.print}${until ? ` ${words.until} <time datetime="${until.toISOString()}">${until.toISOString().slice(0, 10)}</time>.` : ''}</p>
${index([...sections, { id: 'changes', title: words.changes }])}
${sections.map(section).join('')}
${changelog()}`,
  );
};
