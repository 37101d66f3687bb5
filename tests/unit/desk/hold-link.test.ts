import { createTRPCUntypedClient, type TRPCLink } from '@trpc/client';
import type { AnyTRPCRouter } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import { expect, test } from 'vitest';
import { askAgain, holdLink, holdQuestions } from '../../../client/lib/hold-link';

/** A server that answers when the test says so. */
const startServer = () => {
  const log: string[] = [];
  const answers = new Map<string, () => void>();
  const server: TRPCLink<AnyTRPCRouter> =
    () =>
    ({ op: { path } }) =>
      observable((observer) => {
        log.push(`asked ${path}`);
        let isAnswered = false;
        answers.set(path, () => {
          isAnswered = true;
          observer.next({ result: { type: 'data', data: `answer to ${path}` } });
          observer.complete();
        });
        return () => {
          if (!isAnswered) log.push(`stopped ${path}`);
        };
      });
  const client = createTRPCUntypedClient<AnyTRPCRouter>({ links: [holdLink(), server] });
  return { client, log, answer: (path: string) => answers.get(path)!() };
};

test('after signing out a page sends no more queries: those under way stop, new ones wait, and the logout itself goes out', async () => {
  const { client, log, answer } = startServer();
  const counts = client.query('counts');
  const stream = client.subscription('news', undefined, {});
  holdQuestions();
  const later = client.query('list');
  const gone = new AbortController();
  void client.query('reminders', undefined, { signal: gone.signal });
  const logout = client.mutation('logout');
  answer('logout');
  expect(await logout).toBe('answer to logout');
  expect(log).toEqual(['asked counts', 'asked news', 'stopped counts', 'stopped news', 'asked logout']);

  // The server did not answer, so the person is still signed in: the page goes on, but for a screen that is gone.
  log.length = 0;
  gone.abort();
  stream.unsubscribe();
  askAgain();
  expect(log).toEqual(['asked counts', 'asked list']);
  answer('counts');
  answer('list');
  expect(await Promise.all([counts, later])).toEqual(['answer to counts', 'answer to list']);

  holdQuestions();
  askAgain();
  expect(log).toEqual(['asked counts', 'asked list']);
});
