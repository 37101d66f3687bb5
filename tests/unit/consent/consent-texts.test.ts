import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { stop } from '../../../client/content/es/pages/stop';
import { site } from '../../../client/content/site';
import { problemsOfQuestion } from '../../../scripts/content/check-content';
import { isWhole } from '../../../server/contact/rules/read-ledger';
import { consentTexts, findConsentText } from '../../../shared/consent-texts';
import {
  consentParts,
  inParts,
  latestConsentText,
  missingParts,
} from '../../../shared/consent-texts/consent-text';
import { englishConsentTexts } from '../../../shared/consent-texts/english';
import { spanishConsentTexts } from '../../../shared/consent-texts/spanish';
import { spokenConsentTexts } from '../../../shared/consent-texts/spoken';

const firm = `${site.name.first} ${site.name.second}`;

test('a stored wording is what it was when it was stored', () => {
  for (const { version, text, sha256 } of [...consentTexts, ...spokenConsentTexts])
    expect(createHash('sha256').update(text).digest('hex'), version).toBe(sha256);
});

test('each wording has its own version and names its firm', () => {
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

test('the form’s text has every part that the law requires, and nothing else', () => {
  for (const texts of [englishConsentTexts, spanishConsentTexts]) {
    const shown = latestConsentText(texts, firm)!;
    expect(missingParts(shown), shown.version).toEqual([]);
    expect(Object.keys(shown.parts!).toSorted()).toEqual([...consentParts].toSorted());
    expect(shown.text).toBe(Object.values(shown.parts!).join(' '));
  }
});

test('a part that is blank, and a seller who is another firm, are missing', () => {
  const { text: _, ...shown } = latestConsentText(englishConsentTexts, firm)!;
  const parts = { ...shown.parts!, signature: ' ', seller: 'Harbor Legal may call me' };
  expect(missingParts(inParts({ ...shown, parts }))).toEqual(['signature', 'seller']);
});

test('the build refuses to show a wording without a part', () => {
  const shown = latestConsentText(englishConsentTexts, firm)!;
  const parts = { ...shown.parts!, condition: '' };
  const findProblems = (question: typeof shown | undefined) =>
    problemsOfQuestion({ id: 'en', words: { consultation: { consentText: question } } });
  expect(findProblems(shown)).toEqual([]);
  expect(findProblems(undefined)).toEqual([]);
  expect(findProblems({ ...shown, parts })).toEqual([
    `en: the wording ${shown.version} has no part "condition"`,
  ]);
});

test('a wording without parts is missing all of them, as those that were shown before', () => {
  expect(missingParts(findConsentText('2026-11-22')!)).toEqual(consentParts);
});

test('the text that staff read out names the firm, as the gate requires of every wording that permits texts', () => {
  const { text } = latestConsentText(spokenConsentTexts, firm)!;
  for (const channel of ['text', 'autocall'] as const) expect(isWhole(text, firm, channel)).toBe(true);
});

test('a firm that no wording names does not ask in the name of another', () => {
  expect(latestConsentText(consentTexts, 'Harbor Legal')).toBeUndefined();
  expect(findConsentText('never shown')).toBeUndefined();
});
