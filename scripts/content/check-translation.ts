import { areas } from '../../client/content/areas';
import type { Language } from '../../client/content/languages';
import { concernRule } from '../../shared/rules/concern/concern-rule';
import { avoidedWords, legalTerms } from './legal-terms';
import { collectTexts } from './texts';

const months = [
  ['January', 'enero'],
  ['February', 'febrero'],
  ['March', 'marzo'],
  ['April', 'abril'],
  ['May', 'mayo'],
  ['June', 'junio'],
  ['July', 'julio'],
  ['August', 'agosto'],
  ['September', 'septiembre'],
  ['October', 'octubre'],
  ['November', 'noviembre'],
  ['December', 'diciembre'],
];
/** `May` counts as a month only beside a number. */
const monthNames = new RegExp(
  `\\b(?:May(?= \\d)|(?<=\\d de )mayo|mayo(?= de \\d)|Jan(?= \\d)|${months
    .flat()
    .filter((name) => name !== 'May' && name !== 'mayo')
    .join('|')})\\b`,
  'g',
);
const getMonth = (name: string) => months.findIndex((names) => names.some((one) => one.startsWith(name))) + 1;

/** Words that multiply a number in a language: after it, or after the end of `10 to 12 million`. */
const multiples: readonly [RegExp, number][] = [
  [/^(?: (?:to|a) \$?[\d,.]+)?\s?(?:billion|mil millones)(?!\p{L})/u, 1e9],
  [/^(?: (?:to|a) \$?[\d,.]+)?\s?(?:million|millones|millón)(?!\p{L})/u, 1e6],
];

/** Every number and month in a text, normalized across languages: `$1.1 billion` equals `$1,100 millones`. */
export const findNumbers = (text: string): string[] => {
  const said = text.replace(/\[\[[^\]]*\]\]|\]\([^)]*\)/g, ' ');
  const numbers = [...said.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map((match) => {
    const rest = said.slice(match.index + match[0].length);
    const factor = multiples.find(([word]) => word.test(rest))?.[1] ?? 1;
    return String(Math.round(Number(match[0].replaceAll(',', '')) * factor * 1000) / 1000);
  });
  const named = (said.match(monthNames) ?? []).map((name) => `month ${getMonth(name)}`);
  return [...numbers, ...named].toSorted();
};

const marks = /\[\[[a-z0-9-]+\]\]|\]\(\/[^)]*\)|\{[a-zA-Z]+\}/g;
const findMarks = (text: string) => (text.match(marks) ?? []).toSorted();

/** Lists in each language's alphabetical order, and names that differ by language. */
const own =
  /^(?:terms|consultation\.(?:caseTypes|consentText|language)|concern\.(?:questions|criteria)|states)(?:\.|$)/;
/** Texts that are the same in every language. */
const same = /(?:^|\.)(?:id|slug|href|since\.\d+|accordion\.kind|statement)$/;

const day = /^\d{4}-\d\d-\d\d$/;

/** Differences from the main language in places, links, statements, numbers or days, one per line. */
const differences = (main: unknown, other: unknown, place: string): string[] => {
  if (own.test(place)) return [];
  if (typeof main === 'string' && typeof other === 'string') {
    if (same.test(place) || day.test(main))
      return main === other ? [] : [`${place}: "${other}" should be "${main}"`];
    const unlike = (find: (text: string) => string[], what: string) =>
      find(main).join(' ') === find(other).join(' ')
        ? []
        : [`${place}: different ${what}: ${find(main).join(' ')} / ${find(other).join(' ')}`];
    return [...unlike(findMarks, 'links, statements or tokens'), ...unlike(findNumbers, 'numbers')];
  }
  if (!main || typeof main !== 'object')
    return main === other ? [] : [`${place}: ${other} should be ${main}`];
  const entries = Object.entries(main);
  const others = (other ?? {}) as Record<string, unknown>;
  if (entries.length !== Object.keys(others).length)
    return [`${place}: ${Object.keys(others).length} entries, ${entries.length} in the main language`];
  return entries.flatMap(([name, part]) =>
    differences(part, others[name], place ? `${place}.${name}` : name),
  );
};

const namesTerm = (text: string, english: string) => new RegExp(`\\b${english}s?\\b`, 'i').test(text);

/** Legal terms in a text that its translation lacks, each as `deposition (deposici)`. */
const untranslatedTerms = (main: string, other: string, language: string): string[] =>
  (legalTerms[language] ?? [])
    .filter(({ english }) => namesTerm(main, english))
    .filter(({ says }) => !says.some((word) => other.toLowerCase().includes(word)))
    .map(({ english, says }) => `${english} (${says.join(', ')})`);

/** Legal terms translated differently than in court glossaries, and words to avoid, one per line. */
export const problemsOfTerms = (main: Language, other: Language): string[] => {
  const said = new Map(
    collectTexts({ ...main.words, register: main.statements }).map(({ place, text }) => [place, text]),
  );
  const avoided = Object.entries(avoidedWords[other.id] ?? {});
  return collectTexts({ ...other.words, register: other.statements }).flatMap(({ place, text }) => {
    if (same.test(place)) return [];
    const bracketed = [...text.matchAll(/\(([^)]+)\)/g)].map((match) => match[1]).join('. ');
    const original = own.test(place)
      ? bracketed
      : `${said.get(place)?.replace(marks, '') ?? ''} ${bracketed}`;
    return [
      ...untranslatedTerms(original, text, other.id).map((term) => `${place}: has no word for ${term}`),
      ...avoided
        .filter(([word]) => text.toLowerCase().includes(word))
        .map(([word, instead]) => `${place}: says "${word}"; better ${instead}`),
    ];
  });
};

/** The pages' questions and criteria are in shared/rules in the main language; a translation needs words for each. */
const problemsOfConcern = ({ words }: Language): string[] => {
  const missing = Object.values(areas).flatMap(({ caseType }) => {
    const { questions, criteria } = concernRule(String(caseType));
    return [
      ...questions.map(({ id, label }) => ['questions', `${caseType}.${id}`, label] as const),
      ...criteria.map((one) => ['criteria', `${caseType}.${one.id}`, one.words] as const),
    ].flatMap(([kind, id, text]) => {
      const said = words.concern[kind][id];
      if (!said) return [`concern.${kind}: no text for ${id} (${text})`];
      return findNumbers(said).join() === findNumbers(text).join()
        ? []
        : [`concern.${kind}.${id}: different numbers`];
    });
  });
  return [...new Set(missing)];
};

/**
 * Differences between a translation and the main language: missing or extra places, other numbers or terms, one per
 * line. Terms are compared place by place, so only if the places match.
 */
export const problemsOfTranslation = (main: Language, other: Language): string[] => {
  const differing = [
    ...differences(main.words, other.words, ''),
    ...differences(main.statements, other.statements, 'register'),
  ];
  return [
    ...differing,
    ...(differing.length > 0 ? [] : problemsOfTerms(main, other)),
    ...problemsOfConcern(other),
    ...(main.words.terms.length === other.words.terms.length ? [] : ['terms: a different number of terms']),
  ].map((line) => `${other.id}/${line}`);
};
