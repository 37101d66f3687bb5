import { expect, test, vi } from 'vitest';
import { carryDrafts, draftsBelongTo, findDraft, keepDraft } from '../../../client/admin/form/drafts';

test('what one person typed waits for them, and not for the next person at the same browser, also after a reload', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const values = { lastName: 'Lopez' };
  draftsBelongTo('ana');
  keepDraft('clients.add', { values, began: { version: 1, values: {} } });
  draftsBelongTo('ana');
  expect(findDraft('clients.add')).toEqual({ values, began: { version: 1, values: {} } });
  carryDrafts();
  draftsBelongTo('ben');
  expect(findDraft('clients.add')).toBeUndefined();
});
