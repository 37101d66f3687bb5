import type { Language } from '../../client/content/languages';
import type { Source, Statement, Statements } from '../../client/content/statement';
import { carriedAuthors, type Rank, sourceHosts } from './source-hosts';

const ranks: readonly Rank[] = [1, 2, 3, 4, 5];

const getHost = ({ url }: Source) => new URL(url).host.replace(/^www\./, '');

const getRank = (source: Source): Rank | undefined =>
  sourceHosts.carriers.includes(getHost(source))
    ? carriedAuthors[source.carries ?? '']
    : ranks.find((rank) => sourceHosts[rank].includes(getHost(source)));

/** A court, an agency, a law or a journal. */
const isPrimary = (source: Source): boolean => (getRank(source) ?? 5) <= 3;

const wrongSource = (source: Source): string | undefined => {
  const host = getHost(source);
  if (sourceHosts.refused.includes(host)) return `${host} is refused: find a court, an agency or the press`;
  if (getRank(source)) return undefined;
  return sourceHosts.carriers.includes(host)
    ? `${host} counts only if it names the author of the text that it carries: add it to \`carries\``
    : `${host} has no rank: add one in scripts/content/source-hosts.ts`;
};

/** A primary source that someone has opened proves what it says; anything else needs two sources, one not of rank 5. */
const suffices = ({ kind, sources, reported }: Statement): boolean => {
  if (reported) return sources.length > 0;
  if (sources.some((source) => isPrimary(source) && (kind === 'deadline' || !source.unopened))) return true;
  const ranks = sources.flatMap((source) => getRank(source) ?? []);
  return ranks.length >= 2 && ranks.some((rank) => rank <= 4);
};

/** The share of primary sources among those of some entries, each address once. */
export const primaryShare = (entries: readonly Statement[]): number => {
  const sources = [
    ...new Map(entries.flatMap((entry) => entry.sources).map((source) => [source.url, source])).values(),
  ];
  return sources.length === 0 ? 1 : sources.filter(isPrimary).length / sources.length;
};

/** Problems with the sources of the entries, one per line. */
export const problemsOfSources = (register: Statements): string[] =>
  Object.entries(register).flatMap(([id, entry]) => {
    if (entry.kind === 'firm') return [];
    const wrong = entry.sources.flatMap((source) => wrongSource(source) ?? []);
    return [
      ...wrong,
      ...(wrong.length > 0 || suffices(entry)
        ? []
        : ['needs a court, an agency, a law or a journal, or two sources, one of them of the press']),
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
