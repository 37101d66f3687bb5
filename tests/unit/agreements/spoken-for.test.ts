import { expect, test } from 'vitest';
import { draftName, getCapacity } from '../../../client/admin/agreements/send-values';

const day = '2026-11-26';
const capacityFor = (relation: string, dateOfBirth?: string) =>
  getCapacity({ speaksFor: { name: 'Ana Lopez', relation }, dateOfBirth }, day);

test('a lead is the parent of a minor only if the relation or the date of birth says so', () => {
  for (const relation of ['daughter', 'son, 24', 'adult child', 'wife', 'nephew, a minor'])
    expect(capacityFor(relation)).toBe('');
  for (const relation of ['minor daughter', 'son, 7', 'hija menor'])
    expect(capacityFor(relation)).toBe('parent');
  expect(capacityFor('daughter', '2015-03-01')).toBe('parent');
  expect(capacityFor('daughter', '1971-03-01')).toBe('');
  // Of age on the firm's calendar, from the 18th birthday on.
  expect(capacityFor('daughter', '2008-11-27')).toBe('parent');
  expect(capacityFor('daughter', '2008-11-26')).toBe('');
  expect(capacityFor('wife', '2015-03-01')).toBe('');
  expect(capacityFor('my late husband')).toBe('personal-representative');
});

test('what was typed into a new agreement is not shown in one that replaces another', () => {
  const client = { id: 'lead' };
  expect(draftName(client, { id: 'sent' })).not.toBe(draftName(client, undefined));
});
