import { expect, test, vi } from 'vitest';
import { buildDraft, draftsBelongTo, keepDraft } from '../../../client/admin/form/drafts';

test('what one person typed waits for them, and not for the next person at the same browser', () => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, removeItem: () => {} });
  const values = { lastName: 'Lopez' };
  draftsBelongTo('ana');
  keepDraft('clients.add', { values, base: undefined });
  draftsBelongTo('ana');
  expect(buildDraft('clients.add')).toEqual(values);
  draftsBelongTo('ben');
  expect(buildDraft('clients.add')).toBeUndefined();
});
