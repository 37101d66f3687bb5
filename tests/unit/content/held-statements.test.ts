import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../../../client/content/languages';
import { register } from '../../../client/content/register';
import { writeHeld } from '../../../scripts/content/held-statements';

const today = '2026-11-28';
const [english, spanish] = languages.map(({ statements }) => statements);
const court = 'zantac-delaware-trial-court';
const settled = 'zantac-gsk-2024';
const none = { corrections: [], withdrawnOn: null, dueAgain: null, reviewed: null };
const lawyer = { by: 'Ruth Calder', title: 'Founder', on: '2026-11-20' };

/** A copy of the files with the texts of one subject. */
const copyContent = () => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-held-'));
  const file = (language: string) => join(folder, language, 'statements/zantac.ts');
  for (const { id } of languages) {
    mkdirSync(join(folder, id));
    cpSync(join('client/content', id, 'statements'), join(folder, id, 'statements'), { recursive: true });
  }
  writeFileSync(join(folder, 'reviews.json'), '{}');
  return {
    content: { folder, languages, register },
    read: (language: string) => readFileSync(file(language), 'utf8'),
    reviews: () => JSON.parse(readFileSync(join(folder, 'reviews.json'), 'utf8')),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
};

test('a correction and its review reach the files in the words that the lawyer read, and a second run changes nothing', () => {
  using copy = copyContent();
  const text = "On June 3, 2024 the judge’s order let 'about 75,000' cases go on.";
  const edit = {
    ...none,
    _id: court,
    corrections: [{ language: 'en', text, replaces: english![court]! }],
    dueAgain: '2028-01-01',
    reviewed: { ...lawyer, words: { en: text, es: spanish![court]! } },
  };
  const { byHand } = writeHeld({ edits: [edit], notices: [] }, copy.content, today);
  expect(byHand).toEqual([]);
  expect(copy.read('en')).toContain(JSON.stringify(text));
  expect(copy.read('en')).not.toContain(english![court]);
  expect(copy.read('es')).toContain(spanish![court]);
  expect(copy.reviews()).toEqual({ [court]: { reviewed: edit.reviewed, dueAgain: '2028-01-01' } });
  const before = copy.read('en');
  writeHeld({ edits: [edit], notices: [] }, copy.content, today);
  expect(copy.read('en')).toBe(before);
});

test('a withdrawn statement says so in every language, and a review of other words is not carried over', () => {
  using copy = copyContent();
  const edits = [
    { ...none, _id: settled, withdrawnOn: '2026-11-20' },
    { ...none, _id: court, reviewed: { ...lawyer, words: { en: 'Other words.', es: spanish![court]! } } },
    { ...none, _id: 'gone-from-the-register', withdrawnOn: '2026-11-20' },
  ];
  expect(writeHeld({ edits, notices: [] }, copy.content, today).byHand).toEqual([]);
  expect(copy.read('en')).toContain('We took back what stood here on November 20, 2026.');
  expect(copy.read('es')).toContain('Retiramos lo que decía aquí el 20 de noviembre de 2026.');
  expect(copy.reviews()).toEqual({});
});

test('what the files have no place for is named for a person to write', () => {
  using copy = copyContent();
  const deadline = 'deadline-al-injury';
  const correction = { language: 'en', text: '3 years', replaces: english![deadline]! };
  const notice = { _id: '/services/zantac-claims', text: 'A new ruling.', day: '2026-11-22', until: null };
  const { byHand } = writeHeld(
    {
      edits: [{ ...none, _id: deadline, corrections: [correction] }],
      notices: [
        { ...notice, looked: '2026-11-27' },
        { ...notice, _id: '/about', until: '2026-11-27' },
      ],
    },
    copy.content,
    today,
  );
  expect(byHand).toEqual([
    expect.stringContaining('/services/zantac-claims: its notice of 2026-11-22 was “A new ruling.”'),
    expect.stringContaining('/services/zantac-claims: someone looked for news on 2026-11-27.'),
    `${deadline} (en): write “3 years” in the place of “${english![deadline]}”.`,
  ]);
});
