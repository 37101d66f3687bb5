import { expect, test } from 'vitest';
import { getCapacity } from '../../../client/admin/agreements/send-values';

const now = new Date('2026-11-26T12:00:00Z');
const capacityFor = (relation: string, dateOfBirth?: string) =>
  getCapacity({ speaksFor: { name: 'Ana Lopez', relation }, dateOfBirth }, now);

test('a lead is the parent of a minor only if the relation or the date of birth says so', () => {
  for (const relation of ['daughter', 'son, 24', 'adult child', 'wife', 'nephew, a minor'])
    expect(capacityFor(relation)).toBe('');
  for (const relation of ['minor daughter', 'son, 7', 'hija menor'])
    expect(capacityFor(relation)).toBe('parent');
  expect(capacityFor('daughter', '2015-03-01')).toBe('parent');
  expect(capacityFor('daughter', '1971-03-01')).toBe('');
  expect(capacityFor('wife', '2015-03-01')).toBe('');
  expect(capacityFor('my late husband')).toBe('personal-representative');
});
