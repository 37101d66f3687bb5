import { expect, test } from 'vitest';
import { areaSlugs, areas } from '../../../client/content/areas';
import { register } from '../../../client/content/register';
import { getNewest } from '../../../client/site/practice-area/newest';
import { duePassed } from '../../../scripts/content/check-statements';
import { pageLooks, stalePages } from '../../../scripts/content/page-looks';

const look = {
  path: '/services/one',
  title: 'One',
  looked: '2026-11-24',
  searches: ['One lawsuit ruling {year}'],
  announced: [{ id: 'one-trial', planned: '2026-12-07' }],
};
const stale = (today: string, looked = look.looked) => stalePages([{ ...look, looked }], today);

test('a page about open lawsuits is due 35 days after its last review, with search terms', () => {
  expect(stale('2026-12-07')).toEqual([]);
  const quiet = { ...look, announced: [] };
  expect(stalePages([quiet], '2026-12-28')).toEqual([]);
  expect(stalePages([quiet], '2027-01-02')).toEqual([
    expect.objectContaining({
      path: '/services/one',
      dueOn: '2026-12-29',
      searches: ['One lawsuit ruling 2027'],
    }),
  ]);
});

test('an announced day makes a page due once it has passed, until someone reviews the page', () => {
  expect(stale('2026-12-08')).toEqual([
    expect.objectContaining({ passed: [{ id: 'one-trial', planned: '2026-12-07' }] }),
  ]);
  expect(stale('2026-12-09', '2026-12-08')).toEqual([]);
});

test('every page with a court is in the list, with its number of a group of cases among the searches', () => {
  const looks = pageLooks();
  const open = areaSlugs.filter((slug) => areas[slug].standing.court.length > 0);
  expect(looks.map(({ path }) => path)).toEqual(open.map((slug) => `/services/${slug}`));
  expect(looks.find(({ title }) => title.includes('Depo'))).toMatchObject({
    searches: expect.arrayContaining([expect.stringContaining('MDL 3140')]),
    announced: [{ id: 'depo-trial-2026', planned: '2026-12-07' }],
  });
  for (const { searches } of looks) expect(searches.length).toBeGreaterThan(1);
});

test('an entry whose day to look again has passed fails the daily check', () => {
  const entry = register['depo-trial-2026']!;
  expect(duePassed({ one: entry }, entry.dueAgain)).toEqual([]);
  expect(duePassed({ one: entry }, '2030-01-01')).toEqual([
    `statement one: was due for review by ${entry.dueAgain}`,
  ]);
});

test('the newest event is news: no count and no fine opens a page about accidents', () => {
  expect(getNewest('construction-accidents')).toBeUndefined();
  expect(getNewest('workplace-injuries')).toBeUndefined();
  expect(getNewest('auto-vehicle-accident-lawsuit')).toBeUndefined();
  expect(getNewest('ride-share-claims')).toBe('uber-dean-verdict-2026');
  expect(getNewest('camp-lejeune-water-contamination-claims')).toBe('lejeune-paid-2026');
});
