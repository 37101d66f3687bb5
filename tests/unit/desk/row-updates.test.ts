import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { updateRows } from '../../../client/admin/live/row-updates';
import type { Outputs } from '../../../client/lib/trpc';

type LeadPage = Outputs['clients']['page'];
const page = (...statuses: string[]) =>
  ({ rows: statuses.map((status, at) => ({ id: String(at), status })), total: 2 }) as unknown as LeadPage;

/** A list of leads on screen; its own loads and those of its rows are answered by the test, in any order. */
const openList = () => {
  const client = new QueryClient();
  const queryKey = [['clients', 'page'], { input: {}, type: 'query' }];
  const loads: ((page: LeadPage) => void)[] = [];
  const questions: ((page: LeadPage) => void)[] = [];
  const wait = (answers: ((page: LeadPage) => void)[]) => () =>
    new Promise<LeadPage>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(client, { queryKey, queryFn: wait(loads) });
  const close = observer.subscribe(() => {});
  const shown = () =>
    (client.getQueryData(queryKey) as LeadPage | undefined)?.rows.map(({ status }) => status);
  const hear = (id: string) => updateRows(client, new Set([id]), wait(questions));
  const save = (saved: LeadPage) => client.setQueryData(queryKey, saved);
  const reload = () => void observer.refetch();
  return { loads, questions, shown, hear, save, reload, close };
};

test('news of a lead changes its row and brings no other lead into the list', async () => {
  const list = openList();
  list.loads[0]!(page('New', 'New'));
  await expect.poll(list.shown).toEqual(['New', 'New']);
  const heard = list.hear('1');
  list.questions[0]!(page('New', 'Signed', 'New'));
  await heard;
  expect(list.shown()).toEqual(['New', 'Signed']);
  await list.hear('a lead of another page');
  expect(list.questions).toHaveLength(1);
  list.close();
});

test('an older answer that arrives late replaces nothing newer', async () => {
  const list = openList();
  list.loads[0]!(page('New', 'New'));
  await expect.poll(list.shown).toEqual(['New', 'New']);
  const heard = list.hear('1');
  list.save(page('New', 'Signed'));
  list.questions[0]!(page('New', 'New'));
  await expect.poll(() => list.questions.length).toBe(2);
  expect(list.shown()).toEqual(['New', 'Signed']);
  list.questions[1]!(page('Contacted', 'Signed'));
  await heard;
  expect(list.shown()).toEqual(['Contacted', 'Signed']);
  list.close();
});

test('news while a list is loaded again is not lost to the older answer', async () => {
  const list = openList();
  list.loads[0]!(page('New', 'New'));
  await expect.poll(list.shown).toEqual(['New', 'New']);
  list.reload();
  await list.hear('1');
  list.loads[1]!(page('New', 'New'));
  await expect.poll(() => list.loads.length).toBe(3);
  list.loads[2]!(page('New', 'Signed'));
  await expect.poll(list.shown).toEqual(['New', 'Signed']);
  expect(list.questions).toEqual([]);
  list.close();
});
