import { expect, test } from 'vitest';
import { languages } from '../../../client/content/languages';
import { register } from '../../../client/content/register';
import type { Source, Statement } from '../../../client/content/statement';
import { problemsOfSources, unsaidReports } from '../../../scripts/content/source-ranks';

const seen = '2026-11-23';
const page = (host: string, more: Partial<Source> = {}): Source => ({
  title: 'A page about it',
  url: `https://${host}/page`,
  seen,
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
  expect(problems(page('www.drugwatch.com'), page('fda.gov'))).toEqual([
    'statement one: drugwatch.com is refused: find a court, an agency or the press',
  ]);
  expect(problems(page('nobody.example'), page('fda.gov'))).toEqual([
    'statement one: nobody.example has no rank: give it one in scripts/content/source-hosts.ts',
  ]);
});

test('two sources that are not more than somebody’s word are too few, and so is one of the press', () => {
  const tooFew = ['statement one: needs two sources, one of them of rank 1 to 3'];
  expect(problems(page('jdsupra.com'), page('nolo.com'))).toEqual(tooFew);
  expect(problems(page('law360.com'))).toEqual(tooFew);
  expect(problems(page('law360.com'), page('jdsupra.com'))).toEqual([]);
});

test('a page that carries a Reuters text counts as the press only where it names Reuters', () => {
  expect(problems(page('xm.com', { carries: 'Reuters' }), page('jdsupra.com'))).toEqual([]);
  expect(problems(page('xm.com'), page('jdsupra.com'))).toEqual([
    'statement one: xm.com counts only where it names the author of what it carries: write it in `carries`',
  ]);
});

test('the text of a law is enough for a time limit, and for nothing else', () => {
  const law = [page('codes.ohio.gov')];
  expect(problemsOfSources({ one: entry(law, { kind: 'deadline' }) })).toEqual([]);
  expect(problems(...law)).toHaveLength(1);
});

test('what one side alone reports needs one source, and words that say so in each language', () => {
  const one = entry([page('jdsupra.com')], { reported: 'A law firm' });
  expect(problemsOfSources({ one })).toEqual([]);
  const [english, spanish] = languages;
  const said = (language: typeof english, one: string) =>
    unsaidReports({ one: entry([], { reported: 'A law firm' }) }, { ...language!, statements: { one } });
  expect(said(english, 'The judge ruled.')).toEqual([
    'statement one: its words in en have to say that it is reported',
  ]);
  expect(said(english, 'It is reported that the judge ruled.')).toEqual([]);
  expect(said(spanish, 'Se informa que la jueza decidió.')).toEqual([]);
});
