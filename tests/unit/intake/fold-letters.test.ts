import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { foldLetters } from '../../../shared/fold-letters';

const cases = JSON.parse(
  readFileSync(new URL('../../fixtures/field-cases/lists/l01-letters.json', import.meta.url), 'utf8'),
) as { pairs: [string, string][] };

test('a name with strokes, ligatures or accents folds like the name without them', () => {
  for (const [written, plain] of [
    ...cases.pairs,
    ['STRAẞE', 'strasse'],
    ['Æsa Þórðardóttir', 'Aesa Thordardottir'],
    ['İlker Işık', 'ilker isik'],
    ['Ħamrun Ŧ', 'hamrun t'],
    ['Œuvray', 'oeuvray'],
    ['ſchmidt', 'schmidt'],
    ['Mun\u0303oz', 'Muñoz'],
    ['Lo\u00adpez\u202c', 'Lopez'],
    ['ΠΑΠΑΣ', 'παπας'],
  ] as const)
    expect([written, foldLetters(written)]).toEqual([written, foldLetters(plain)]);
  expect(foldLetters('Łukasz Łoś')).toBe('lukasz los');
});

test('a folded text stays as it is when it is folded again', () => {
  for (const [written] of cases.pairs) expect(foldLetters(foldLetters(written))).toBe(foldLetters(written));
});
