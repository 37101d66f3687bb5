import { expect, test } from 'vitest';
import { areaSlugs } from '../../../client/content/areas';
import { languages } from '../../../client/content/languages';
import { register } from '../../../client/content/register';
import type { Source, Statement } from '../../../client/content/statement';
import { weaklySourced } from '../../../scripts/content/check-content';
import { idsOfArea } from '../../../scripts/content/check-statements';
import { sourceHosts } from '../../../scripts/content/source-hosts';
import { primaryShare, problemsOfSources, unsaidReports } from '../../../scripts/content/source-ranks';

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

test('every entry of the register rests on a primary source, on two others, or says that it is reported', () => {
  expect(problemsOfSources(register)).toEqual([]);
  for (const language of languages) expect(unsaidReports(register, language)).toEqual([]);
});

test('the build refuses a source of a rival law firm, a site that sells leads and one without a rank', () => {
  for (const host of [
    'drugwatch.com',
    'aboutlawsuits.com',
    'plaintiffally.com',
    'duboselawfirm.com',
    'vibeagentmaking.com',
    'nibdirect.com',
    'pmkm.com',
    'consumernotice.org',
  ])
    for (const reported of [undefined, 'A law firm'])
      expect(problemsOfSources({ one: entry([page(`www.${host}`), page('fda.gov')], { reported }) })).toEqual(
        [`statement one: ${host} is refused: find a court, an agency or the press`],
      );
  expect(problems(page('nobody.example'), page('fda.gov'))).toEqual([
    'statement one: nobody.example has no rank: add one in scripts/content/source-hosts.ts',
  ]);
});

const tooFew = [
  'statement one: needs a court, an agency, a law or a journal, or two sources, one of them of the press',
];

test('a court, an agency, a law or a journal proves what it says, unless nobody has opened it', () => {
  for (const host of ['flnd.uscourts.gov', 'fda.gov', 'codes.ohio.gov', 'bmj.com'])
    expect(problems(page(host))).toEqual([]);
  expect(problems(page('fda.gov', { unopened: true }))).toEqual(tooFew);
  expect(
    problemsOfSources({ one: entry([page('codes.ohio.gov', { unopened: true })], { kind: 'deadline' }) }),
  ).toEqual([]);
});

test('two sources that only repeat what someone said are too few, and so is one press source', () => {
  expect(problems(page('verusllc.com'), page('legalnewsline.com'))).toEqual(tooFew);
  expect(problems(page('law360.com'))).toEqual(tooFew);
  expect(problems(page('law360.com'), page('verusllc.com'))).toEqual([]);
});

test('a page that carries a Reuters text counts as the press only where it names Reuters', () => {
  expect(problems(page('ttm.financial', { carries: 'Reuters' }), page('verusllc.com'))).toEqual([]);
  expect(problems(page('ttm.financial'), page('verusllc.com'))).toEqual([
    'statement one: ttm.financial counts only if it names the author of the text that it carries: add it to `carries`',
  ]);
});

test('a fact that only one side reports needs one source, and words that say so in each language', () => {
  const one = entry([page('verusllc.com')], { reported: 'A law firm' });
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

/** Sites that publish full court opinions and dockets, and agencies without a government domain. */
const printsOpinions =
  /^(app\.midpage\.ai|app\.minerva26\.com|apvma\.gov\.au|case-law\.vlex\.com|caselaw\.findlaw\.com|casemine\.com|(e\.|print\.)?casetext\.com|cite\.case\.law|docs\.justia\.com|ecases\.us|epi-phare\.fr|eur-lex\.europa\.eu|iarc\.who\.int|inchem\.org|klickitatcounty\.org|monographs\.iarc\.who\.int|regulations\.justia\.com|webarchive\.library\.unt\.edu)$/;
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

test('at least a third of the sources are courts, agencies, laws and journals, on the whole and on each page about lawsuits', () => {
  expect(weaklySourced(languages)).toEqual([]);
  const cited = new Set(areaSlugs.flatMap((slug) => languages.flatMap((one) => idsOfArea(slug, one))));
  expect(primaryShare([...cited].map((id) => register[id]!))).toBeGreaterThan(1 / 3);
  expect(
    primaryShare([
      entry([page('fda.gov'), page('law360.com'), page('verusllc.com'), page('legalnewsline.com')]),
    ]),
  ).toBe(1 / 4);
});
