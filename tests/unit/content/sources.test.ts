import { expect, test } from 'vitest';
import { languages } from '../../../client/content/languages';
import { register } from '../../../client/content/register';
import type { Source, Statement } from '../../../client/content/statement';
import { sourceHosts } from '../../../scripts/content/source-hosts';
import { problemsOfSources, unsaidReports } from '../../../scripts/content/source-ranks';

const day = '2026-11-23';
const page = (host: string, more: Partial<Source> = {}): Source => ({
  title: 'A page about it',
  url: `https://${host}/page`,
  seen: day,
  ...more,
});
const entry = (sources: readonly Source[], more: Partial<Statement> = {}): Statement => ({
  kind: 'court',
  refersTo: 'A ruling of a court',
  jurisdiction: 'US federal',
  sources,
  reviewed: null,
  dueAgain: '2027-01-21',
  ...more,
});
const problems = (...sources: readonly Source[]) => problemsOfSources({ one: entry(sources) });

test('every entry of the register rests on two sources, one of rank 1 to 3, or says that it is reported', () => {
  expect(problemsOfSources(register)).toEqual([]);
  for (const language of languages) expect(unsaidReports(register, language)).toEqual([]);
});

test('the build refuses a source of a rival law firm, a site that sells leads and one without a rank', () => {
  expect(problems(page('www.consumernotice.org'), page('fda.gov'))).toEqual([
    'statement one: consumernotice.org is refused: find a court, an agency or the press',
  ]);
  expect(problems(page('nobody.example'), page('fda.gov'))).toEqual([
    'statement one: nobody.example has no rank: add one in scripts/content/source-hosts.ts',
  ]);
});

test('two sources that only repeat what someone said are too few, and so is one press source', () => {
  const tooFew = ['statement one: needs two sources, one of them of rank 1 to 3'];
  expect(problems(page('jdsupra.com'), page('nolo.com'))).toEqual(tooFew);
  expect(problems(page('law360.com'))).toEqual(tooFew);
  expect(problems(page('law360.com'), page('jdsupra.com'))).toEqual([]);
});

test('a page that carries a Reuters text counts as the press only where it names Reuters', () => {
  expect(problems(page('ttm.financial', { carries: 'Reuters' }), page('jdsupra.com'))).toEqual([]);
  expect(problems(page('ttm.financial'), page('jdsupra.com'))).toEqual([
    'statement one: ttm.financial counts only if it names the author of the text that it carries: add it to `carries`',
  ]);
});

test('the text of a law is enough for a time limit, and for nothing else', () => {
  const law = [page('codes.ohio.gov')];
  expect(problemsOfSources({ one: entry(law, { kind: 'deadline' }) })).toEqual([]);
  expect(problems(...law)).toHaveLength(1);
});

test('a fact that only one side reports needs one source, and words that say so in each language', () => {
  const one = entry([page('jdsupra.com')], { reported: 'A law firm' });
  expect(problemsOfSources({ one })).toEqual([]);
  const [english, spanish] = languages;
  const said = (language: typeof english, one: string) =>
    unsaidReports({ one: entry([], { reported: 'A law firm' }) }, { ...language!, statements: { one } });
  expect(said(english, 'The judge ruled.')).toEqual([
    'statement one: its text in en must say that it is reported',
  ]);
  expect(said(english, 'It is reported that the judge ruled.')).toEqual([]);
  expect(said(spanish, 'Se informa que la jueza decidió.')).toEqual([]);
});

test('a law firm that acts in the lawsuits counts only where the entry says who reports it', () => {
  expect(problems(page('pmkm.com'), page('law360.com'))).toEqual([
    'statement one: pmkm.com takes a side: the entry must say who reports it',
  ]);
  expect(problemsOfSources({ one: entry([page('pmkm.com')], { reported: 'A law firm' }) })).toEqual([]);
});

/** Sites that publish full court opinions and dockets, and agencies without a government domain. */
const printsOpinions =
  /^(app\.midpage\.ai|case-law\.vlex\.com|caselaw\.findlaw\.com|casemine\.com|(e\.|print\.)?casetext\.com|cite\.case\.law|docs\.justia\.com|ecases\.us|eur-lex\.europa\.eu|klickitatcounty\.org|monographs\.iarc\.who\.int|regulations\.justia\.com|webarchive\.library\.unt\.edu)$/;
/** Publishers of laws, and legislatures without a government domain. */
const printsLaws =
  /^(advance\.lexis\.com|app\.legiplex\.com|codes\.findlaw\.com|law\.justia\.com|lawserver\.com|ksrevisor\.org|oregon\.public\.law|regulations\.vlex\.com|vacode\.org|palegis\.us|[\w.]+\.state\.[a-z]{2}\.us)$/;
const isGovernment = (host: string) => /\.(gov|mil)$/.test(host);

test('ranks follow the class of a site: 1 governments and printed opinions, 2 legislatures and printed laws', () => {
  expect(sourceHosts[1].filter((host) => !isGovernment(host) && !printsOpinions.test(host))).toEqual([]);
  expect(sourceHosts[2].filter((host) => !isGovernment(host) && !printsLaws.test(host))).toEqual([]);
  const all = Object.values(sourceHosts).flat();
  expect(all.filter((host, index) => all.indexOf(host) !== index)).toEqual([]);
});

test('at least a third of the addresses are of a court, an agency, a law, or of a docket by its number', () => {
  const official = new Set([...sourceHosts[1], ...sourceHosts[2]]);
  const titles = new Map(
    Object.values(register).flatMap(({ sources }) => sources.map(({ url, title }) => [url, title] as const)),
  );
  const primary = [...titles].filter(
    ([url, title]) =>
      official.has(new URL(url).host.replace(/^www\./, '')) || /\bNos?\. ?\S*\d|\bMDL\b/.test(title),
  );
  expect(primary.length / titles.size).toBeGreaterThan(1 / 3);
});
