import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findMention } from '../../../server/agreements/conflicts/mentions';
import { partsOfName } from '../../../server/agreements/conflicts/name-parts';
import { wordsInText } from '../../../server/agreements/conflicts/words-in-text';

type Story = { language: 'en' | 'es'; text: string; expected: string[] };
type Collection = { names: string[]; stories: Story[] };

const collections = JSON.parse(
  readFileSync(new URL('../../fixtures/conflict-stories.json', import.meta.url), 'utf8'),
) as Collection & { later: Collection };

/** The known names that the check finds in the stories, besides the intended ones. */
const measure = ({ names, stories }: Collection) => {
  const results = stories.map(({ text, expected }) => {
    const read = wordsInText(text);
    const mentions = names.filter((name) => findMention(read, partsOfName(name)));
    return {
      meant: expected.length,
      missed: expected.filter((name) => !mentions.includes(name)).map((name) => `${name}: ${text}`),
      wrong: mentions.filter((name) => !expected.includes(name)).map((name) => `${name}: ${text}`),
    };
  });
  return {
    meant: results.reduce((sum, { meant }) => sum + meant, 0),
    missed: results.flatMap(({ missed }) => missed),
    wrong: results.flatMap(({ wrong }) => wrong),
  };
};

test('no name in 30 English and 30 Spanish stories is missed, and no ordinary sentence is mistaken for one', () => {
  const count = (language: string) =>
    collections.stories.filter((story) => story.language === language).length;
  expect([count('en'), count('es')]).toEqual([30, 30]);
  expect(measure(collections)).toEqual({ meant: 49, missed: [], wrong: [] });
});

test('in 20 stories written afterwards two names are missed, which docs/conflicts.md lists', () => {
  expect(measure(collections.later)).toEqual({
    meant: 15,
    missed: [
      'Amazon.com, Inc.: the amazon van ran over my foot',
      'Swift Transportation: A Swift truck lost its load',
    ],
    wrong: [],
  });
});

test.each([
  ["It was Carver's truck, John Carver's", 'John Carver'],
  ['Robert "Bob" Carver', 'Robert Carver'],
  ['J.P. Morgan Chase', 'JP Morgan'],
  ['Jose Garcia-Marquez', 'José García Márquez'],
  // Soft hyphen, zero-width space and joiner, direction marks: in pasted texts, or on purpose.
  ['Hit by John Car\u00adver.', 'John Carver'],
  ['Hit by John Car\u200bver.', 'John Carver'],
  ['Hit by Jo\u200dhn Carver.', 'John Carver'],
  ['Hit by \u202aJohn\u202c \u2066Carver\u2069.', 'John Carver'],
] as const)('%s says %s', (text, name) => {
  expect(findMention(wordsInText(text), partsOfName(name))).toBeDefined();
});

test.each([
  ['John hit Carver Street.', 'John Carver'],
  ['I met John. Carver Hospital was full.', 'John Carver'],
  ['My name is Ann Carver.', 'John Carver'],
  ['Dr. Helen Carver', 'John Carver'],
  ['Maria and Lopez', 'Maria Lopez'],
] as const)('%s does not say %s', (text, name) => {
  expect(findMention(wordsInText(text), partsOfName(name))).toBeUndefined();
});
