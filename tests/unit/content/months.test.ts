import { expect, test } from 'vitest';
import { areas } from '../../../client/content/areas';
import { happenedOn } from '../../../client/content/happened';
import { languages } from '../../../client/content/languages';
import { eventsByMonth } from '../../../client/content/months';
import { register } from '../../../client/content/register';

const months = eventsByMonth();

test('the news have one event a month for each litigation with a court, newest month first', () => {
  expect(months.length).toBeGreaterThan(3);
  const names = months.map(([month]) => month);
  expect(names).toEqual(names.toSorted().reverse());
  for (const [month, events] of months) {
    const slugs = events.map(({ slug }) => slug);
    expect(slugs, month).toEqual([...new Set(slugs)]);
    for (const { slug, date } of events) {
      expect(areas[slug].standing.court.length, slug).toBeGreaterThan(0);
      expect(date.slice(0, 7)).toBe(month);
    }
  }
});

test('no event of the months stands on what one side alone reports, and none stands twice', () => {
  const ids = months.flatMap(([, events]) => events.map(({ id }) => id));
  expect(ids).toEqual([...new Set(ids)]);
  for (const id of ids) {
    expect(register[id]!.reported, id).toBeUndefined();
  }
});

test('of several events in a month, the last one stands there', () => {
  for (const [month, events] of months)
    for (const { slug, date } of events) {
      const { court, timeline } = areas[slug].standing;
      const all = [...court, ...timeline].map((id) => register[id]!).filter(({ reported }) => !reported);
      const dates = all.flatMap((one) => (one.date?.startsWith(`${month}-`) ? [one.date] : []));
      expect(date, `${slug} in ${month}`).toBe(dates.toSorted().at(-1) ?? month);
    }
});

test('every piece of news that tells of an event has the day of it, which is not after the day it was written', () => {
  for (const { words } of languages)
    for (const item of words.firm.news) {
      const happened = happenedOn(item);
      expect(happened, item.slug).toMatch(/^\d{4}-\d{2}/);
      expect(happened! <= item.date, item.slug).toBe(true);
    }
});
