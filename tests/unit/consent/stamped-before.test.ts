import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkSeal } from '../../../server/documents/pdf/check-pdf';
import { isStamped } from '../../../server/proof/ledger/check-heads';
import { readTimestamp, stampedHash, timestampRequest } from '../../../server/proof/stamps/timestamp';

/** Created on November 25, 2026, by our own earlier DER code; the service was OpenSSL. */
const fixture = (name: string) => readFileSync(new URL(`../../fixtures/stamped/${name}`, import.meta.url));
const before = JSON.parse(fixture('read.json').toString());

test('a stamp that was kept before says what it said then, and is of its head', () => {
  const { hash, at, nonce } = readTimestamp(Buffer.from(before.head.stamp.response, 'base64'));
  expect([hash.toString('hex'), at.toISOString(), nonce]).toEqual([
    before.read.hash,
    before.read.at,
    BigInt(`0x${before.read.nonce}`),
  ]);
  expect(stampedHash(before.head).toString('hex')).toBe(before.hash);
  expect(isStamped(before.head)).toBe(true);
  expect(isStamped({ ...before.head, rootHash: '0'.repeat(64) })).toBe(false);
});

test('a PDF whose seal was stamped before is found as it was found then', () => {
  expect(checkSeal(fixture('sealed.pdf'))).toEqual(before.sealed);
});

test('a service is asked with the very bytes of before', () => {
  const { hash, nonce, der } = before.request;
  const request = timestampRequest(Buffer.from(hash, 'hex'), BigInt(`0x${nonce}`));
  expect(request.toString('hex')).toBe(der);
});

test('a stamp in which any byte of what it says was changed is not of its head any more', () => {
  const whole = Buffer.from(before.head.stamp.response, 'base64');
  const start = whole.indexOf(Buffer.from(before.hash, 'hex'));
  for (let at = start; at < start + 32; at++) {
    const changed = Buffer.from(whole);
    changed[at]! ^= 1;
    const stamp = { ...before.head.stamp, response: changed.toString('base64') };
    expect(isStamped({ ...before.head, stamp })).toBe(false);
  }
});
