import { expect, test } from 'vitest';
import { inSentences } from '../../../server/documents/in-sentences';
import { documentWords } from '../../../server/documents/words';

test.each(['en', 'es'] as const)('every step with a mark and a way reads as sentences in %s', (language) => {
  const { steps, flags, record } = documentWords[language];
  for (const step of Object.values(steps))
    for (const flag of Object.values(flags)) {
      const text = inSentences([step, '', undefined, flag, record.ways.mailbox]);
      expect(text).toMatch(/^\p{Lu}[^.]*\. \p{Lu}[^.]*\. \p{Lu}[^.]*\.$/u);
    }
});

test('text that already ends a sentence gets no second period', () => {
  expect(inSentences(['voided', 'Replaced by another.', 'why?'])).toBe('Voided. Replaced by another. Why?');
});
