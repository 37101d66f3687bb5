import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { day } from '../../../shared/durations';

/** A page that is opened in a tab with this storage; the tab's earlier page is gone with its timers. */
const openPage = async (stored = new Map<string, string>()) => {
  const now = Date.now();
  vi.clearAllTimers();
  vi.setSystemTime(now);
  vi.resetModules();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return { stored, ...(await import('../../../client/site/form/draft')) };
};
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a draft on a page that stays open is gone a day after its first letter, whatever was typed since', async () => {
  const page = await openPage();
  page.offerMessage('I was a firefighter');
  vi.advanceTimersByTime(day - 1000);
  page.keepAttempt(undefined);
  expect(page.stored.size).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(page.stored.size).toBe(0);
});

test('the next page of the tab ends a draft a day after its first letter, and drops one that is older', async () => {
  const first = await openPage();
  first.offerMessage('I was a firefighter');
  vi.advanceTimersByTime(day / 2);
  const second = await openPage(first.stored);
  second.dropOldDrafts();
  vi.advanceTimersByTime(day / 2 - 1000);
  expect(second.draftAge()).toBe(day - 1000);
  vi.advanceTimersByTime(1000);
  expect(first.stored.size).toBe(0);
  first.stored.set('consultation-draft', JSON.stringify({ values: {}, begun: Date.now() - day }));
  (await openPage(first.stored)).dropOldDrafts();
  expect(first.stored.size).toBe(0);
});
