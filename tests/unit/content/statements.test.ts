import { expect, test } from 'vitest';
import { areaSlugs, areas } from '../../../client/content/areas';
import { languages } from '../../../client/content/languages';
import { plainText } from '../../../client/content/plain-text';
import { register } from '../../../client/content/register';
import { renderDocument } from '../../../client/entry-server';
import { getNewest } from '../../../client/site/practice-area/newest';
import { problemsOfArea } from '../../../scripts/content/check-content';
import {
  idsOfArea,
  passedPlans,
  problemsOfIds,
  problemsOfRegister,
} from '../../../scripts/content/check-statements';
import { figuresOutside } from '../../../scripts/content/figures';
import { readingGrade } from '../../../scripts/content/reading-grade';

const english = languages[0]!;
const roundup = english.words.practiceAreas['roundup-claims'];
const says = (id: string) => plainText(`[[${id}]]`, english);

test('every entry of the register has words, a day to look again, and each source once', () => {
  expect(problemsOfRegister()).toEqual([]);
  for (const [id, { sources, dueAgain }] of Object.entries(register)) {
    expect(says(id).length, id).toBeGreaterThan(3);
    expect(dueAgain > '2026-11-21', id).toBe(true);
    expect(new Set(sources.map(({ url }) => url)).size, id).toBe(sources.length);
  }
});

test('the build rejects an entry whose companion entry does not exist', () => {
  const entry = register['roundup-durnell-2026']!;
  expect(problemsOfRegister({ one: { ...entry, beside: ['nothing'] } })).toEqual([
    'statement one: beside names nothing, which is not an entry',
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

test('a page may repeat a figure that one of its entries states, and a promise of the firm, too', () => {
  const page = { intro: 'What the Supreme Court ruled', text: '[[roundup-durnell-2026]]' };
  expect(figuresOutside('a page', page, english)).toEqual([]);
  expect(figuresOutside('a page', 'We answer within 24 hours, in all 50 states.', english)).toEqual([]);
});

test('the build rejects a practice-area page with an unregistered figure, an unknown entry, or hard words', () => {
  expect(problemsOfArea('roundup-claims', english)).toEqual([]);
  const wrong = { ...roundup, summary: `${roundup.summary.slice(0, 60)} A jury gave $77 million.` };
  expect(problemsOfArea('roundup-claims', english, wrong)).toEqual([
    expect.stringContaining('summary: "$77 million" has no entry'),
  ]);
  expect(problemsOfArea('roundup-claims', english, { ...roundup, intro: 'Short' })).toEqual([
    expect.stringContaining('en/roundup-claims: intro: '),
  ]);
  expect(problemsOfIds('a page', ['no-such-entry'], english)).toEqual([
    'a page: no-such-entry is not in the register',
  ]);
});

test('half of the truth is refused: the promise about the fee needs who pays when a case is lost', () => {
  expect(problemsOfIds('a page', ['firm-no-fee'], english)).toEqual([
    'a page: says firm-no-fee without firm-costs, which must appear with it',
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

test('every area with a court has a newest event with its date, and a timeline', () => {
  for (const slug of areaSlugs) {
    const { court, timeline } = areas[slug].standing;
    if (court.length > 0) expect(timeline.length, slug).toBeGreaterThanOrEqual(2);
    for (const id of timeline) expect(register[id], id).toBeDefined();
    if (court.length > 0) expect(register[getNewest(slug)!]?.date, slug).toBeDefined();
  }
  expect(getNewest('baby-formula-lawsuit')).toBe('nec-venue-2025');
});

test('news of the lawsuits comes in this order: the newest, facts against people like the reader, what to do; then, folded, facts for them and open questions', async () => {
  const html = await renderDocument(
    '<html><head></head><body><!--app--></body></html>',
    '/services/baby-formula-lawsuit',
  );
  const order = [...html.matchAll(/ data-(?:side="(\w+)"|(newest)="")/g)].map(
    ([, side, newest]) => side ?? newest,
  );
  expect(order).toEqual(['newest', 'against', 'todo', 'for', 'open']);
  expect(html).toContain('Newest: December 12, 2025');
});

test('the daily check fails on an announcement for a past day, and on a future day described as an event', () => {
  const entry = register['roundup-durnell-2026']!;
  const trial = { one: { ...entry, planned: '2026-12-07' } };
  expect(passedPlans(trial, '2026-12-07')).toEqual([]);
  expect(passedPlans(trial, '2026-12-08')).toEqual([
    'statement one: 2026-12-07 has passed: find out what happened, or remove the date',
  ]);
  expect(passedPlans({ one: { ...entry, planned: '2026-07' } }, '2026-07-31')).toEqual([]);
  expect(passedPlans({ one: { ...entry, planned: '2026-07' } }, '2026-08-01')).toHaveLength(1);
  expect(passedPlans({ one: entry }, '2026-06-24')).toEqual([
    'statement one: 2026-06-25 is in the future: write it as planned',
  ]);
});

test('the build rejects an entry whose next review comes after the date it announces', () => {
  const entry = { ...register['roundup-durnell-2026']!, planned: '2026-12-07' };
  expect(problemsOfRegister({ one: { ...entry, dueAgain: '2026-12-08' } })).toEqual([
    'statement one: its next review comes after the date that it announces, 2026-12-07',
  ]);
  expect(problemsOfRegister({ one: { ...entry, dueAgain: '2026-12-07' } })).toEqual([]);
});

test('the page tells people who used Roundup to call now, because deadlines may be running', () => {
  const news = english.words.firm.news.find(({ slug }) => slug === 'supreme-court-roundup-labels')!;
  const said = news.paragraphs.join(' ');
  expect(said).not.toContain('you do not need to do anything');
  expect(said).toContain('call us now: dates may be running');
  expect(said).toContain('[[roundup-opt-out-2026]]');
});

/** Outdated statements, and what must accompany them on the same page. */
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
  ['hernia-mesh-claims', /Physiomesh.*is settled/],
  ['afff-claims', /August 15, 2025.*proof of the illness/],
  ['camp-lejeune-water-contamination-claims', /\$469 million/],
  ['hernia-mesh-claims', /most of|[Mm]ost/],
  ['talcum-powder-claims', /\$2\.1[12]?\d? billion/],
  ['talcum-powder-claims', /\$250,000/],
  ['roundup-claims', /June 4, 2026.*passed/],
  ['paraquat-claims', /April 17, 2024.*did not let the only expert.*ended the four test cases/],
  ['paraquat-claims', /June 25, 2026.*may also block paraquat claims/],
  ['baby-formula-lawsuit', /\$60 million.*reported to have been thrown out/],
  ['baby-formula-lawsuit', /\$495 million.*did not find what became of it/],
  ['baby-formula-lawsuit', /October 24, 2025/],
  ['baby-formula-lawsuit', /December 12, 2025.*Cook County/],
  ['afff-claims', /December 18, 2025.*may put it off again/],
  ['pfas-claims', /July 20, 2026/],
  ['philips-cpap-claims', /August 9, 2024/],
  ['camp-lejeune-water-contamination-claims', /20 percent.*25 percent/],
  ['camp-lejeune-water-contamination-claims', /June 5, 2024/],
];

/** Facts that only one side had shown at the last check: the page may state them only as reported. */
const reportedOnly: [slug: (typeof areaSlugs)[number], RegExp][] = [
  ['depo-provera-claims', /December 7, 2026/],
  ['zantac-claims', /October 2025/],
  ['hernia-mesh-claims', /set the first Covidien trial/],
];

test.each(reportedOnly)('the page %s says as reported what only one side says: %s', (slug, said) => {
  const page = english.words.practiceAreas[slug];
  expect(JSON.stringify(page)).not.toMatch(said);
  const ids = idsOfArea(slug, english).filter((id) => said.test(says(id)));
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids) {
    expect(register[id]?.reported, id).toBeTruthy();
    expect(says(id), id).toMatch(/report/);
  }
});

test.each(overtaken)('the page %s says beside the older text what has happened since: %s', (slug, said) => {
  expect(idsOfArea(slug, english).some((id) => said.test(says(id)))).toBe(true);
});
