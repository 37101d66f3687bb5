import { expect, test } from 'vitest';
import { isOpenIn, isPlaceOpen } from '../../../server/contact/rules/open-hours';
import { anywhere } from '../../../server/contact/rules/places';
import { quietRules } from '../../../server/contact/rules/quiet-hours';
import { toWallTime } from '../../../shared/zoned-time';

const hour = 60 * 60 * 1000;
const noon = Date.UTC(2026, 10, 25, 12);

test('rules and time zones change at full hours, for which it is known where a call is allowed', () => {
  for (const { rule, weekdays, saturday, sunday } of quietRules)
    expect([
      rule,
      [weekdays, saturday, sunday].flat().every((at) => at === null || Number.isInteger(at)),
    ]).toEqual([rule, true]);
  for (const { zone } of anywhere)
    expect([zone, (toWallTime(noon, zone) - noon) % hour === 0]).toEqual([zone, true]);
});

test('what is known of one hour is not taken for another', () => {
  const california = { state: 'CA', zone: 'America/Los_Angeles' };
  for (let at = noon; at < noon + 24 * hour; at += hour / 2)
    expect([at, isPlaceOpen(at, california)]).toEqual([at, isOpenIn([california], at)]);
});
