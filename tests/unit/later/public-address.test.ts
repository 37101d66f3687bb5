import { expect, test } from 'vitest';
import { getReach, isNetwork } from '../../../server/core/endpoints/public-address';

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:0:0::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'fd00::1',
  'ff02::1',
  'not an address',
])('%s is refused', (address) => {
  expect(getReach(address, [])).toBe('refused');
});

test.each(['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) => {
  expect(getReach(address, [])).toBe('public');
});

test('a network that the setting names may be reached, and no other', () => {
  const networks = ['10.1.0.0/16', '127.0.0.1', 'fd00::/8'];
  expect(
    ['10.1.9.9', '127.0.0.1', '::ffff:127.0.0.1', 'fd12::1'].map((one) => getReach(one, networks)),
  ).toEqual(Array(4).fill('private'));
  expect(['10.2.0.1', '127.0.0.2', 'fc00::1', '::1'].map((one) => getReach(one, networks))).toEqual(
    Array(4).fill('refused'),
  );
  expect(getReach('8.8.8.8', networks)).toBe('public');
});

test('an invalid network is recognized', () => {
  expect(['10.0.0.0/8', '127.0.0.1', '::1', 'fd00::/8'].map(isNetwork)).toEqual(Array(4).fill(true));
  expect(['10.0.0.0/33', 'localhost', '', '10.0.0.0/x', '*'].map(isNetwork)).toEqual(Array(5).fill(false));
});
