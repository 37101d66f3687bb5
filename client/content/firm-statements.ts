import { promised, saysWhere } from './promises';
import { site } from './site';
import type { Said } from './site-schema';
import type { Statements } from './statement';
import { claim } from './statements/firm';

const resultId = (id: string) => `firm-result-${id}`;

/** The results that the firm has set, as register ids. */
export const resultIds: readonly string[] = site.results.map(({ id }) => resultId(id));

/** Statements that exist only for a firm that has set them. */
export const firmStatements: Statements = {
  ...(saysWhere
    ? {
        'firm-states': claim('The states where the firm represents clients, and how'),
        'firm-states-how': claim('Where the firm acts alone, and how it serves people elsewhere'),
      }
    : {}),
  ...(promised.replyHours
    ? { 'firm-reply': claim('The promise to answer every request for a case review within so many hours') }
    : {}),
  ...(promised.anyHour
    ? { 'firm-always': claim('Requests are taken at any hour; nobody is promised a call at night') }
    : {}),
  ...(promised.experience
    ? { 'firm-experience': claim('For how many years its lawyers have worked on such cases, at least') }
    : {}),
  ...(site.recovered
    ? {
        'firm-recovered': {
          ...claim('Settlements and verdicts that the firm counts as its own'),
          beside: ['firm-recovered-why'],
        },
        'firm-recovered-why': claim('Who won the sum that the firm counts as its own, and since when'),
      }
    : {}),
  ...Object.fromEntries(resultIds.map((id) => [id, claim('What the firm has won in one case')])),
};

const texts: Readonly<Record<string, Said>> = {
  ...(site.recovered
    ? { 'firm-recovered': site.recovered.text, 'firm-recovered-why': site.recovered.why }
    : {}),
  ...Object.fromEntries(site.results.map(({ id, text }) => [resultId(id), text])),
};

/** The words of those entries in one language. */
export const firmTexts = (language: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).map(([id, said]) => [id, said[language] ?? '']));
