import { expect, test } from 'vitest';
import { deadlineId, stateDeadlines } from '../../../client/content/deadlines';
import { languages } from '../../../client/content/languages';
import { register } from '../../../client/content/register';
import { renderDocument } from '../../../client/entry-server';

const english = languages[0]!;

test('all fifty states and the District of Columbia name the time to sue over an injury, from the text of a law', () => {
  expect(stateDeadlines.map(({ state }) => state).toSorted()).toEqual(
    Object.keys(english.words.states).toSorted(),
  );
  for (const { state, injury } of stateDeadlines) expect(injury?.years, state).toBeGreaterThan(0);
});

test.each([
  ['MI', '3 years'],
  ['MN', '6 years'],
  ['ND', '6 years'],
  ['SC', '3 years'],
  ['WY', '4 years'],
  ['MT', '3 years; the law changed on October 1, 2026, so ask us'],
])('where the code is plain, the table says so: %s has %s', (state, said) => {
  expect(english.statements[deadlineId(state, 'injury')]).toBe(said);
});

test('a law of which nobody has opened a page is due soon, and the page says that it was not opened', async () => {
  const alaska = register[deadlineId('AK', 'injury')]!;
  expect(alaska.sources.every(({ unopened }) => unopened)).toBe(true);
  expect(alaska.dueAgain).toBe('2026-12-23');
  expect(register[deadlineId('CT', 'injury')]!.dueAgain).toBe('2027-11-21');
  const page = await renderDocument('<!--app-->', '/answers/deadlines');
  expect(page).toContain('Address seen November 23, 2026, page not opened yet.');
});
