import { expect, test } from 'vitest';
import { areaSlugs, areas } from '../../../client/content/areas';
import { languages } from '../../../client/content/languages';
import { plainText } from '../../../client/content/plain-text';
import { register } from '../../../client/content/register';
import { problemsOfArea } from '../../../scripts/content/check-content';
import { idsOfArea, problemsOfIds, problemsOfRegister } from '../../../scripts/content/check-statements';
import { figuresOutside } from '../../../scripts/content/figures';
import { readingGrade } from '../../../scripts/content/reading-grade';

const english = languages[0]!;
const roundup = english.words.practiceAreas['roundup-claims'];
const says = (id: string) => plainText(`[[${id}]]`, english);

test('every entry of the register has words, a day to look again, and two sources on two addresses unless the firm answers for it', () => {
  expect(problemsOfRegister()).toEqual([]);
  for (const [id, { kind, sources, dueAgain }] of Object.entries(register)) {
    expect(says(id).length, id).toBeGreaterThan(3);
    expect(dueAgain > '2026-11-21', id).toBe(true);
    if (kind !== 'firm') expect(new Set(sources.map(({ url }) => url)).size, id).toBeGreaterThanOrEqual(2);
  }
});

test('the build refuses an entry about the world with one source, and one beside which nothing can stand', () => {
  const entry = register['roundup-durnell-2026']!;
  expect(problemsOfRegister({ one: { ...entry, sources: entry.sources.slice(0, 1) } })).toEqual([
    expect.stringContaining('Two sources at least'),
  ]);
  expect(problemsOfRegister({ one: { ...entry, beside: ['nothing'] } })).toEqual([
    'statement one: beside names nothing, which is no entry',
  ]);
});

test.each([
  ['$5 billion', 'A jury gave $5 billion.'],
  ['2019', 'It was withdrawn in 2019.'],
  ['MDL 9999', 'The cases are in MDL 9999.'],
  ['12 percent', 'In 12 percent of women.'],
  ['3,000', 'Over 3,000 people sued.'],
  ['30 days', 'More than 30 days after.'],
  ['Supreme Court', 'The Supreme Court ruled.'],
  ['Southern District', 'It runs in the Southern District of Illinois.'],
])('the build refuses %s where no entry of the register says it', (figure, text) => {
  expect(figuresOutside('a page', { intro: text }, english)).toEqual([
    `a page: intro: "${figure}" has no entry in client/content/statements: write [[its id]]`,
  ]);
});

test('what an entry on the same page says may be said again, a promise of the firm too', () => {
  const page = { intro: 'What the Supreme Court ruled', text: '[[roundup-durnell-2026]]' };
  expect(figuresOutside('a page', page, english)).toEqual([]);
  expect(figuresOutside('a page', 'We answer within 24 hours, in all 50 states.', english)).toEqual([]);
});

test('the build refuses a practice-area page with a figure of its own, an unknown entry, or hard words', () => {
  expect(problemsOfArea('roundup-claims', english)).toEqual([]);
  const wrong = { ...roundup, summary: `${roundup.summary.slice(0, 60)} A jury gave $77 million.` };
  expect(problemsOfArea('roundup-claims', english, wrong)).toEqual([
    expect.stringContaining('summary: "$77 million" has no entry'),
  ]);
  expect(problemsOfArea('roundup-claims', english, { ...roundup, intro: 'Short' })).toEqual([
    expect.stringContaining('en/roundup-claims: intro: '),
  ]);
  expect(problemsOfIds('a page', ['no-such-entry'], english)).toEqual([
    'a page: no-such-entry is no entry of the register',
  ]);
});

test('half of the truth is refused: the promise about the fee needs who pays when a case is lost', () => {
  expect(problemsOfIds('a page', ['firm-no-fee'], english)).toEqual([
    'a page: says firm-no-fee without firm-costs, which has to stand beside it',
  ]);
  expect(problemsOfIds('a page', ['firm-no-fee', 'firm-costs'], english)).toEqual([]);
});

test('the grade of a text grows with its sentences and its words', () => {
  expect(readingGrade(['We call you. You decide.'])).toBeLessThan(2);
  const hard =
    'Notwithstanding the aforementioned considerations, the multidistrict litigation necessitates comprehensive documentation of pharmacological exposure histories.';
  expect(readingGrade([hard])).toBeGreaterThan(14);
  expect(readingGrade([])).toBe(0);
});

test('every practice area says where it stands: what it means today, and a dated timeline where there is a court', () => {
  for (const slug of areaSlugs) {
    const { standing } = english.words.practiceAreas[slug];
    expect(standing.today.length, slug).toBeGreaterThan(0);
    const { court, timeline } = areas[slug].standing;
    if (court.length > 0) expect(timeline.length, slug).toBeGreaterThanOrEqual(2);
    for (const id of timeline) expect(register[id], id).toBeDefined();
  }
});

/** What time has overtaken, and what has to stand on the same page. */
const overtaken: [slug: (typeof areaSlugs)[number], RegExp][] = [
  ['roundup-claims', /June 25, 2026.*7 to 2/],
  ['roundup-claims', /\$7\.25 billion/],
  ['philips-cpap-claims', /\$1\.1 billion/],
  ['philips-cpap-claims', /\$479 million/],
  ['afff-claims', /2021/],
  ['afff-claims', /2023/],
  ['depo-provera-claims', /December .*2025/],
  ['depo-provera-claims', /MDL 3140/],
  ['paragard-claims', /2026.*Teva|Teva.*2026/],
  ['camp-lejeune-water-contamination-claims', /August 1,? 1953|1953/],
  ['ride-share-claims', /\$8\.5 million/],
  ['hernia-mesh-claims', /most of|[Mm]ost/],
  ['talcum-powder-claims', /\$2\.1[12]?\d? billion/],
];

test.each(overtaken)('the page %s says beside the older text what has happened since: %s', (slug, said) => {
  expect(idsOfArea(slug, english).some((id) => said.test(says(id)))).toBe(true);
});
