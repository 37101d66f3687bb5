import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { site } from '../../client/content/site';
import { consentTexts, currentConsentText, findConsentText } from '../../shared/consent-texts';

test('a stored wording is what it was when it was stored', () => {
  for (const { version, text, sha256 } of consentTexts)
    expect(createHash('sha256').update(text).digest('hex'), version).toBe(sha256);
});

test('each wording has a version of its own and names its firm', () => {
  expect(new Set(consentTexts.map(({ version }) => version)).size).toBe(consentTexts.length);
  for (const { firm, text } of consentTexts) expect(text).toContain(firm);
});

test('the newest wording says who, at which number, with what, what it costs, how to stop, and that it is no condition', () => {
  const { text } = currentConsentText(`${site.name.first} ${site.name.second}`)!;
  for (const part of [
    'phone number that I entered',
    'automated technology',
    'recorded',
    'rates may apply',
    'STOP',
  ])
    expect(text).toContain(part);
  expect(text).toContain('I can get help without agreeing');
});

test('a firm that no wording names does not ask in the name of another', () => {
  expect(currentConsentText('Harbor Legal')).toBeUndefined();
  expect(findConsentText('never shown')).toBeUndefined();
});
