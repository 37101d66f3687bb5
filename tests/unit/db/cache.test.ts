import { expect, test } from 'vitest';
import { createCache } from '../../../server/core/db/cache';

/** Loads the number of the load; the clock stands still until it is moved. */
const counted = (ms: number | ((value: number) => number) = 2000) => {
  const clock = { at: 1_000_000 };
  let loads = 0;
  const answer = createCache(
    ms,
    async () => ++loads,
    () => clock.at,
  );
  return { ...answer, clock };
};

test('an answer is kept for its time, then loaded again', async () => {
  const { get, clock } = counted();
  expect(await get()).toBe(1);
  clock.at += 1999;
  expect(await get()).toBe(1);
  clock.at += 1;
  expect(await get()).toBe(2);
});

test('each key has its own answer, and many who ask for one at a time are one load', async () => {
  const { get } = counted();
  expect(await Promise.all([get('a'), get('b'), get('a')])).toEqual([1, 2, 1]);
  expect(await Promise.all([get('b'), get('a')])).toEqual([2, 1]);
});

test('a failed load is reported to all callers who wait for it, and is not kept', async () => {
  const loads = [() => Promise.reject(new Error('away')), () => Promise.resolve('here')];
  const { get } = createCache(
    2000,
    () => loads.shift()!(),
    () => 0,
  );
  const first = await Promise.allSettled([get(), get()]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await get()).toBe('here');
});

test('a forgotten entry is loaded again, and an answer already on its way is not kept', async () => {
  const loads: ((value: string) => void)[] = [];
  const { get, forget } = createCache(
    2000,
    () => new Promise<string>((resolve) => loads.push(resolve)),
    () => 0,
  );
  const before = get();
  await Promise.resolve();
  forget();
  const after = get();
  loads[1]!('new');
  loads[0]!('old');
  expect([await before, await after, await get()]).toEqual(['old', 'new', 'new']);
});

test('an answer may say for how long it is kept, or that it is not', async () => {
  const { get, clock } = counted((load) => (load === 1 ? 0 : 500));
  expect([await get(), await get()]).toEqual([1, 2]);
  clock.at += 499;
  expect(await get()).toBe(2);
  clock.at += 1;
  expect(await get()).toBe(3);
});

test('nothing is kept for longer because the clock was set back', async () => {
  const { get, clock } = counted();
  expect(await get()).toBe(1);
  clock.at -= 3_600_000;
  expect(await get()).toBe(2);
});

test('only the newest thousand keys are kept', async () => {
  const { get } = counted();
  for (let key = 0; key <= 1000; key++) await get(String(key));
  expect(await get('1')).toBe(2);
  expect(await get('0')).toBe(1002);
});
