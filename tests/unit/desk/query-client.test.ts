import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { makeQueryClient } from '../../../client/lib/query-client';

/** A screen that shows a list whose answers come when the test says so. */
const openList = () => {
  vi.stubGlobal('navigator', { onLine: true });
  const client = makeQueryClient(() => {});
  vi.unstubAllGlobals();
  const answers: ((rows: string[]) => void)[] = [];
  const queryFn = () => new Promise<string[]>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(client, { queryKey: ['list'], queryFn });
  const close = observer.subscribe(() => {});
  const shown = () => observer.getCurrentResult().data;
  return { client, answers, shown, close };
};

test('news during the first load of a list is not lost: an answer from before it is replaced', async () => {
  const { client, answers, shown, close } = openList();
  const heard = client.invalidateQueries({ queryKey: ['list'] });
  expect(answers).toHaveLength(1);
  answers[0]!([]);
  await heard;
  await expect.poll(() => answers.length).toBe(2);
  answers[1]!(['Maria Lopez']);
  await expect.poll(shown).toEqual(['Maria Lopez']);
  close();
});

test('a list that nothing happened to is loaded once, and again with each news', async () => {
  const { client, answers, shown, close } = openList();
  answers[0]!([]);
  await expect.poll(shown).toEqual([]);
  void client.invalidateQueries({ queryKey: ['list'] });
  answers[1]!(['Maria Lopez']);
  await expect.poll(shown).toEqual(['Maria Lopez']);
  expect(answers).toHaveLength(2);
  close();
});
