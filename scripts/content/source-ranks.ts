import type { Language } from '../../client/content/languages';
import type { Source, Statement, Statements } from '../../client/content/statement';
import { carriedAuthors, type Rank, sourceHosts } from './source-hosts';

const ranks: readonly Rank[] = [1, 2, 3, 4];

const getHost = ({ url }: Source) => new URL(url).host.replace(/^www\./, '');

const getRank = (source: Source): Rank | undefined =>
  sourceHosts.carriers.includes(getHost(source))
    ? carriedAuthors[source.carries ?? '']
    : ranks.find((rank) => sourceHosts[rank].includes(getHost(source)));

const wrongSource = (source: Source, reported: string | undefined): string | undefined => {
  const host = getHost(source);
  if (sourceHosts.sides.includes(host))
    return reported ? undefined : `${host} takes a side: the entry must say who reports it`;
  if (sourceHosts.refused.includes(host)) return `${host} is refused: find a court, an agency or the press`;
  if (getRank(source)) return undefined;
  return sourceHosts.carriers.includes(host)
    ? `${host} counts only if it names the author of the text that it carries: add it to \`carries\``
    : `${host} has no rank: add one in scripts/content/source-hosts.ts`;
};

/**
 * A law, or a court that quotes it, proves a time limit; anything else needs two sources, one of them of a higher rank.
 */
const suffices = ({ kind, sources, reported }: Statement): boolean => {
  if (reported) return sources.length > 0;
  const ranks = sources.flatMap((source) => getRank(source) ?? []);
  if (kind === 'deadline' && ranks.some((rank) => rank <= 2)) return true;
  return ranks.length >= 2 && ranks.some((rank) => rank <= 3);
};

/** Problems with the sources of the entries, one per line. */
export const problemsOfSources = (register: Statements): string[] =>
  Object.entries(register).flatMap(([id, entry]) => {
    if (entry.kind === 'firm') return [];
    const wrong = entry.sources.flatMap((source) => wrongSource(source, entry.reported) ?? []);
    return [
      ...wrong,
      ...(wrong.length > 0 || suffices(entry) ? [] : ['needs two sources, one of them of rank 1 to 3']),
    ].map((problem) => `statement ${id}: ${problem}`);
  });

const saysReported: Readonly<Record<string, RegExp>> = {
  en: /\breport/i,
  es: /\binform|\breport/i,
};

/** Entries reported by only one side whose words do not say so, one per line. */
export const unsaidReports = (register: Statements, { id: language, statements }: Language): string[] =>
  Object.entries(register)
    .filter(([id, { reported }]) => reported && !saysReported[language]?.test(statements[id] ?? ''))
    .map(([id]) => `statement ${id}: its text in ${language} must say that it is reported`);
