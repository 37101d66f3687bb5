import { expect, test } from 'vitest';
import { createSeal } from '../../../server/core/seal';

const now = 'x'.repeat(32);
const before = 'b'.repeat(32);

test('sealed text opens with the same secret, purpose and place only', () => {
  const seal = createSeal([now], 'one');
  const closed = seal.close('whsec_é', 'here');
  expect(closed).not.toContain('whsec');
  expect(seal.close('whsec_é', 'here')).not.toBe(closed);
  expect(createSeal([now], 'one').open(closed, 'here')).toBe('whsec_é');
  const broken = `${closed.slice(0, -2)}${closed.endsWith('AA') ? 'BB' : 'AA'}`;
  expect([
    seal.open(closed, 'there'),
    createSeal([now], 'two').open(closed, 'here'),
    createSeal(['y'.repeat(32)], 'one').open(closed, 'here'),
    seal.open(broken, 'here'),
    seal.open('', 'here'),
    seal.open('forged', 'here'),
  ]).toEqual(Array(6).fill(undefined));
});

test('text sealed with a former secret opens, and is sealed with the current one from then on', () => {
  const old = createSeal([before], 'one').close('whsec_', 'here');
  const seal = createSeal([now, before], 'one');
  expect(seal.open(old, 'here')).toBe('whsec_');
  expect(createSeal([now], 'one').open(old, 'here')).toBeUndefined();
  expect(createSeal([now], 'one').open(seal.close('whsec_', 'here'), 'here')).toBe('whsec_');
});
