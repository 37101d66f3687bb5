import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { stop } from '../../../client/content/es/pages/stop';
import { site } from '../../../client/content/site';
import { consentTexts, findConsentText } from '../../../shared/consent-texts';
import { latestConsentText } from '../../../shared/consent-texts/consent-text';
import { englishConsentTexts } from '../../../shared/consent-texts/english';
import { spanishConsentTexts } from '../../../shared/consent-texts/spanish';

const firm = `${site.name.first} ${site.name.second}`;

test('a stored wording is what it was when it was stored', () => {
  for (const { version, text, sha256 } of consentTexts)
    expect(createHash('sha256').update(text).digest('hex'), version).toBe(sha256);
});

test('each wording has a version of its own and names its firm', () => {
  expect(new Set(consentTexts.map(({ version }) => version)).size).toBe(consentTexts.length);
  for (const { firm, text } of consentTexts) expect(text).toContain(firm);
});

test('the newest wording says who, at which number, with what, what it costs, how to stop, and that it is no condition', () => {
  const { text } = latestConsentText(englishConsentTexts, firm)!;
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

test('the Spanish wording says the same, and names the link of the Spanish pages', () => {
  const { text } = latestConsentText(spanishConsentTexts, firm)!;
  for (const part of [
    'número de teléfono que escribí',
    'automática',
    'grabadas',
    'tarifas',
    'STOP',
    'Puedo recibir ayuda sin aceptar',
  ])
    expect(text).toContain(part);
  expect(text).toContain(`“${stop.title}”`);
});

test('a firm that no wording names does not ask in the name of another', () => {
  expect(latestConsentText(consentTexts, 'Harbor Legal')).toBeUndefined();
  expect(findConsentText('never shown')).toBeUndefined();
});
