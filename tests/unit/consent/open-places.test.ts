import { expect, test } from 'vitest';
import { isPlaceOpen, nextOpening, openEverywhere, rulesFor } from '../../../server/contact/rules/open-hours';
import { anywhere } from '../../../server/contact/rules/places';
import { automatedRules, quietRules } from '../../../server/contact/rules/quiet-hours';
import { toWallTime } from '../../../shared/zoned-time';

const hour = 60 * 60 * 1000;
const noon = Date.UTC(2026, 10, 25, 12);

test('rules and time zones change at full hours, for which it is known where a call is allowed', () => {
  for (const { rule, weekdays, saturday, sunday } of [...quietRules, ...automatedRules])
    expect([
      rule,
      [weekdays, saturday, sunday].flat().every((at) => at === null || Number.isInteger(at)),
    ]).toEqual([rule, true]);
  for (const { zone } of anywhere)
    expect([zone, (toWallTime(noon, zone) - noon) % hour === 0]).toEqual([zone, true]);
});

test('what is known of one hour is not taken for another, nor of a call for a text', () => {
  const california = { state: 'CA', zone: 'America/Los_Angeles' };
  const florida = { state: 'FL', zone: 'America/New_York' };
  for (let at = noon; at < noon + 48 * hour; at += hour / 2)
    for (const place of [california, florida])
      for (const automated of [false, true]) {
        const opening = nextOpening(place.zone, at, rulesFor(place.state, automated));
        expect([at, openEverywhere([place], at, automated)]).toEqual([at, opening]);
        if (!automated) expect([at, isPlaceOpen(at, place)]).toEqual([at, opening === at]);
      }
});
