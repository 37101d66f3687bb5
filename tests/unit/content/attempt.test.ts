import { afterEach, expect, test, vi } from 'vitest';
import { prepareAttempt } from '../../../client/site/form/attempt';

const showAnswers = (answers: string, checked: boolean) => {
  const fields = { answers: { value: answers }, withAnswers: { checked }, answersAbout: { value: '18' } };
  const find = (selector: string) => fields[/"(\w+)"/.exec(selector)?.[1] as keyof typeof fields];
  vi.stubGlobal('document', {
    documentElement: { lang: 'en' },
    querySelector: () => ({ querySelector: find }),
  });
};
afterEach(() => vi.unstubAllGlobals());

test('a request is sent again under its key, but not with answers to the questions that were changed or unchecked', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  const values = { firstName: 'Maria', caseType: '18' } as Parameters<typeof prepareAttempt>[0];
  showAnswers('{"broke":true}', true);
  const first = await prepareAttempt(values, undefined);
  expect(await prepareAttempt(values, undefined)).toBe(first);
  showAnswers('{"broke":false}', true);
  const changed = await prepareAttempt(values, undefined);
  expect(changed.body.answers).toBe('{"broke":false}');
  showAnswers('{"broke":false}', false);
  const unchecked = await prepareAttempt(values, undefined);
  expect(unchecked.body.answers).toBeUndefined();
  expect(new Set([first.key, changed.key, unchecked.key]).size).toBe(3);
});
