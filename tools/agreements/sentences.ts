import { type FilledSigner, type Filling, fieldValues } from '../../server/documents/field-values';
import { sentValues } from '../../server/documents/sent-values';
import { documentWords } from '../../server/documents/words';
import { samples } from '../../server/templates/samples';
import { capacities, getSeat, signatureName, withRepresented } from '../../shared/agreements/capacities';
import {
  type Block,
  fillBlocks,
  getFields,
  getPlaces,
  type Inline,
  readMarkup,
} from '../../shared/agreements/markup';
import { getTerms } from '../../shared/agreements/terms';
import { builtInCaseTypes, otherCaseTypes } from '../../shared/case-types';
import type { DocumentLanguage, TemplateInput } from '../../shared/schemas/agreement-template';
import { otherSpanishCaseTypes, spanishCaseTypes } from '../../shared/spanish-case-types';

const lead = {
  firstName: 'Ana',
  lastName: 'Lopez',
  email: 'ana.lopez@example.com',
  phoneNumber: '(415) 555-0132',
  answers: {},
};
const firm = {
  name: 'Lantern Justice',
  phone: '(800) 555-0100',
  address: '1 Main Street, Springfield, IL 62701',
};
/** The values that staff enter for fields that the lead leaves open. */
export const enteredValues = {
  'client.birthDate': '1980-02-03',
  'treatment.providers': 'Springfield General Hospital',
  'treatment.from': '2026-01-05',
  'treatment.to': '2026-06-30',
};
const letters = { date: '2026-11-03', court: 'Cook County Probate Court' };
const maria = { name: 'Maria Lopez', email: 'maria.lopez@example.com', role: 'representative' } as const;
const ana: FilledSigner = { name: 'Ana Lopez', email: 'ana.lopez@example.com', role: 'client' };
const ownWords: Readonly<Record<DocumentLanguage, string>> = {
  en: 'executor of the will',
  es: 'albacea testamentario',
};

/** Every group of signers: alone, for another person in each capacity, several at once, and with a spouse. */
export const findPeople = (language: DocumentLanguage): (readonly FilledSigner[])[] => {
  const inCapacity = capacities.map((capacity): FilledSigner[] => [{ ...maria, capacity }]);
  const inOther: FilledSigner[][] = [
    [{ ...maria, capacity: 'personal-representative', letters }],
    [{ ...maria, capacity: ownWords[language] }],
    [
      { ...maria, capacity: 'parent' },
      { ...maria, name: 'Joe Lopez', email: 'joe.lopez@example.com', capacity: 'parent' },
    ],
    [
      { ...maria, capacity: 'next-friend', for: 'Luis Lopez' },
      { ...maria, capacity: 'next-friend' },
    ],
    [ana, { ...ana, capacity: 'parent', for: 'Luis Lopez' }],
  ];
  const alone = [[ana], ...inCapacity, ...inOther];
  const spouse: FilledSigner = { name: 'Joe Lopez', email: '', role: 'spouse' };
  return [...alone, ...alone.map((people) => [...people, spouse])].map((people) =>
    people.map((one) => withRepresented(one, 'Ana Lopez')),
  );
};

/** Variants of a template, one for each answer to each of its terms, changing one term at a time. */
const withAnswers = (template: TemplateInput): TemplateInput[] => [
  template,
  ...getTerms(template.kind).flatMap(({ name, answer }) =>
    typeof answer === 'string'
      ? []
      : answer.map((value) => ({ ...template, terms: { ...template.terms, [name]: value } })),
  ),
];

const findTitles = (language: DocumentLanguage): string[] =>
  language === 'en'
    ? [...builtInCaseTypes, ...otherCaseTypes].filter(({ id }) => id !== 'other').map(({ title }) => title)
    : [
        ...builtInCaseTypes.map(({ title }) => spanishCaseTypes[title] ?? title),
        ...otherCaseTypes.filter(({ id }) => id !== 'other').map(({ id }) => otherSpanishCaseTypes[id]),
      ];

const inText = (words: readonly Inline[]): string =>
  words.map((word) => ('text' in word ? word.text : `{{${word.field}}}`)).join('');

/** The texts that a reader sees in a block: each paragraph, item and cell. */
export const collectTexts = (block: Block): string[] => {
  if (block.type === 'place') return [];
  if (block.type === 'list') return block.items.map(inText);
  if (block.type === 'table') return [block.head, ...block.rows].flat().map(inText);
  return [inText(block.words)];
};

const filled = (template: TemplateInput, different: Pick<Filling, 'signers' | 'caseTitle'>): Block[] => {
  const filling = { lead, template, lawyer: 'Dana Whitfield', firm, timeZone: 'America/New_York' };
  const ownValues = fieldValues({ ...filling, at: Date.UTC(2026, 10, 25, 1, 50), ...different });
  const { blocks } = readMarkup(template.text);
  const { values } = sentValues(ownValues, getFields(blocks), template.language, enteredValues);
  return fillBlocks(blocks, values);
};

/** The names printed below the signature lines. */
const collectCaptions = (template: TemplateInput, people: readonly FilledSigner[]): string[] => {
  const words = documentWords[template.language];
  return getPlaces(readMarkup(template.text).blocks).flatMap(({ kind, who }) =>
    people
      .filter((one) => getSeat(one) === who)
      .map((one) => words.placeOf[kind](signatureName(one, template.language))),
  );
};

/** Every text that a sample can produce, over all terms, signers and case types. */
export const collectSentences = (template: TemplateInput): Set<string> => {
  const { language } = template;
  const titles = findTitles(language);
  const people = findPeople(language);
  const texts = [
    ...withAnswers(template).flatMap((one) =>
      people.flatMap((signers) => filled(one, { signers, caseTitle: titles[0]! }).flatMap(collectTexts)),
    ),
    ...titles.flatMap((caseTitle) => filled(template, { signers: [ana], caseTitle }).flatMap(collectTexts)),
    ...people.flatMap((signers) => collectCaptions(template, signers)),
  ];
  return new Set(texts);
};

const collectWordTexts = (words: unknown): string[] => {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') {
    const text: unknown =
      words === documentWords.en.people.you || words === documentWords.es.people.you
        ? words(['Maria Lopez'])
        : words('Maria Lopez', '2');
    return [String(text)];
  }
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(collectWordTexts) : [];
};

/** The product's own texts in documents: below lines, in the footer, and in the signing record. */
const documentTexts = (language: DocumentLanguage): Set<string> =>
  new Set(collectWordTexts(documentWords[language]));

/** All of these texts, by document name. */
export const allSentences = (language: DocumentLanguage): [name: string, texts: Set<string>][] => [
  ...samples
    .filter((template) => template.language === language)
    .map((template): [string, Set<string>] => [template.name, collectSentences(template)]),
  ['Beside the text', documentTexts(language)],
];
