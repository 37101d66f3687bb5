import { reasonCodes } from '../../../shared/schemas/outcome';
import { changelog, inCode } from '../../docs/changelog';
import { escaped, table } from '../../docs/schema-table';
import { tryIt } from '../../docs/try-it';
import type { VendorDoc } from '../vendor.model';
import { type CodeExample, codeExamples } from './code-examples';
import type { Instructions, TakenCaseType } from './instructions';
import { mappingSection } from './mapping-section';
import { pageFrame, pageTable } from './page-frame';
import { reasonWords, pageWords as words } from './page-words';
import { examplePost, postingFields } from './posting-fields';
import { sampleAnswers } from './sample-answers';

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const dollars = (price: number) => price.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

const code = (label: string, text: string) =>
  `<pre tabindex="0" aria-label="${escaped(label)}"><code>${escaped(text)}</code></pre>`;

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

const caseType = ({ id, title, questions, criteria }: TakenCaseType) => {
  const asked = questions.map((question) => [
    `<code>${escaped(question.id)}</code>`,
    escaped(question.label),
    answerKind(question),
  ]);
  const judged = criteria.map(
    ({ words: text, otherwise }) => `${escaped(text)} (${words.otherwise[otherwise]})`,
  );
  return `<h3>${escaped(title)}: ${words.id} <code>${escaped(id)}</code></h3>
${asked.length > 0 ? pageTable(`${words.questions}: ${title}`, [words.id, words.question, words.kind], asked) : `<p>${words.noQuestions}</p>`}
${judged.length > 0 ? `<p>${words.criteria}:</p>${list(judged)}` : ''}`;
};

const example = ({ language, code: text }: CodeExample) =>
  `<h3>${escaped(language)}</h3>${code(`${words.examples}: ${language}`, text)}`;

/** The posting instructions of one vendor, to read, to print and to try. */
export const instructionsPage = (instructions: Instructions, until?: Date): string => {
  const { vendor, keys, caseTypes, url } = instructions;
  const fields = postingFields();
  const post = examplePost(caseTypes[0]?.id ?? '1', vendor.states[0]);
  const state = vendor.status === 'paused' ? words.paused : words.modes[vendor.mode];
  const groups = Object.entries(words.groups) as [keyof typeof fields, string][];
  const reasons = reasonCodes.map((reason) => [
    `<code>${reason}</code>`,
    escaped(reasonWords[reason].status),
    inCode(reasonWords[reason].words),
  ]);
  const samples = sampleAnswers.map(
    ({ title, status, body }) =>
      `<h3>${status} ${escaped(title)}</h3>${code(`${status} ${title}`, JSON.stringify(body, null, 2))}`,
  );
  return pageFrame(
    words.instructions(vendor.name),
    `<p class="no-print">${words.print}${until ? ` ${words.until} <time datetime="${until.toISOString()}">${until.toISOString().slice(0, 10)}</time>.` : ''}</p>
<h2>${words.where}</h2><p><code>POST ${escaped(url)}</code></p><p>${inCode(words.keyText(keys))}</p><p>${inCode(state)}</p>
<h2>${words.rules}</h2>${list(agreed(instructions).map(escaped))}
<h2>${words.fields}</h2><p>${words.fieldsText}</p>${groups.map(([group, caption]) => table(caption, fields[group])).join('')}
${mappingSection(vendor)}
<h2>${words.caseTypes}</h2><p>${inCode(words.caseTypesText)}</p>${caseTypes.map(caseType).join('')}
<h2>${words.examples}</h2><p>${inCode(words.examplesText)}</p>${codeExamples(url, post).map(example).join('')}
${tryIt('/api/clients', post)}
<h2>${words.answers}</h2><p>${inCode(words.answersText)}</p>${pageTable(words.reasonCode, [words.reasonCode, words.status, words.meaning], reasons)}${samples.join('')}
${changelog()}`,
  );
};
