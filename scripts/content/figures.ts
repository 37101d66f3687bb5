import { findStatements } from '../../client/content/find-statements';
import type { Language } from '../../client/content/languages';
import { promised } from '../../client/content/promises';
import { collectTexts } from './texts';

type Statements = Pick<Language, 'statements'>;

/** Only the register may state these: amounts, years, days, case numbers, shares, large numbers and courts. */
const figures = [
  /\$\s?\d[\d,.]*(?: (?:million|billion|mil millones|millones))?/g,
  /\b(?:18|19|20)\d\d\b/g,
  /\bMDL(?: No\.)? ?\d+/g,
  /(?<![$\d.,])\b\d[\d,.]*\s?(?:%|percent|por ciento|million|billion|millones|pounds|libras|claims|reclamos|cases|casos|verdicts|veredictos|suits|demandas)(?!\w)/gi,
  /\b\d{1,3}(?:,\d{3})+\b/g,
  /\b\d+ (?:years?|months?|weeks?|days?|hours?|states|estados|años?|mes(?:es)?|semanas?|días?|horas?)\b/gi,
  /\b(?:Supreme Court|(?:Northern|Southern|Eastern|Western|Middle) District|District of [A-Z]|\d+(?:st|nd|rd|th) Circuit)/g,
  /\b(?:Corte Suprema|Tribunal Supremo|Distrito (?:Norte|Sur|Este|Oeste|Central|Medio)|Distrito de [A-Z]|\d+\.º Circuito)/g,
];

/** Promises that the firm's own texts may repeat; each is also a register entry. */
const promises = [
  ...(promised.replyHours ? [new RegExp(`\\b${promised.replyHours} (?:hours|horas)\\b`, 'gi')] : []),
  ...(promised.everywhere ? [/\b(?:all )?50 (?:states|estados)\b/gi] : []),
];

/** Keys in the content that hold no sentence: addresses, change dates, version numbers. */
const notSaid = /(?:^|\.)(?:href|slug|id|updated|date|version|statement|since(?:\.\d+)?)$/;

/** Every figure and court in a text, and every firm promise with a number. */
export const findFigures = (text: string): string[] =>
  [...figures, ...promises].flatMap((figure) => text.match(figure) ?? []);

/**
 * Figures and courts on a page that no register entry supports, one per line. A heading or title may repeat an entry of
 * the same page.
 */
export const figuresOutside = (
  page: string,
  content: unknown,
  { statements }: Statements,
  ids = findStatements(content),
): string[] => {
  const said = ids.map((id) => statements[id] ?? '').join('\n');
  return collectTexts(content).flatMap(({ place, text }) => {
    if (notSaid.test(place)) return [];
    const ours = promises.reduce(
      (rest, promise) => rest.replace(promise, ''),
      text.replace(/\[\[[a-z0-9-]+\]\]|\]\([^)]*\)/g, ' '),
    );
    const figuresInText = new Set(figures.flatMap((figure) => ours.match(figure) ?? []));
    return [...figuresInText]
      .filter((figure) => !said.includes(figure))
      .map(
        (figure) =>
          `${page}: ${place}: "${figure}" has no entry in client/content/statements: write [[its id]]`,
      );
  });
};
