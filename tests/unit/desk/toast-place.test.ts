import { expect, test } from 'vitest';
import { clearBottom } from '../../../client/lib/toast-place';

const toast = { top: 0, bottom: 60, left: 900, right: 1200 };
const at = (top: number, bottom: number, left = 0, right = 1280) => ({ top, bottom, left, right });

test('a toast stands at the lower edge where nothing is in its way', () => {
  expect(clearBottom(toast, { bars: [], needed: [at(700, 780, 0, 890)], height: 800 })).toBe(16);
});

test('a toast stands above a bar at the lower edge, and above what is needed over it', () => {
  expect(clearBottom(toast, { bars: [at(740, 800)], needed: [], height: 800 })).toBe(68);
  expect(clearBottom(toast, { bars: [at(740, 800)], needed: [at(650, 700)], height: 800 })).toBe(158);
});

test('a toast takes the lowest gap that is wide enough', () => {
  const needed = [at(600, 650), at(400, 500), at(660, 730)];
  expect(clearBottom(toast, { bars: [at(740, 800)], needed, height: 800 })).toBe(208);
});

test('without any room a toast still appears above the bars', () => {
  expect(clearBottom(toast, { bars: [at(740, 800)], needed: [at(0, 740)], height: 800 })).toBe(68);
});
