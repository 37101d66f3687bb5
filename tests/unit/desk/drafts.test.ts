import { expect, test, vi } from 'vitest';
import { draftsBelongTo, findDraft, keepDraft } from '../../../client/admin/form/drafts';

test('what one person typed waits for them, and not for the next person at the same browser', () => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, removeItem: () => {} });
  const values = { lastName: 'Lopez' };
  draftsBelongTo('ana');
  keepDraft('clients.add', { values, began: { version: 1, values: {} } });
  draftsBelongTo('ana');
  expect(findDraft('clients.add')).toEqual({ values, began: { version: 1, values: {} } });
  draftsBelongTo('ben');
  expect(findDraft('clients.add')).toBeUndefined();
});
