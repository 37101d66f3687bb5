import { expect, test } from 'vitest';
import { areaSlugs, areas } from '../../../client/content/areas';
import { concern as spanish } from '../../../client/content/es/pages/concern';
import { languages } from '../../../client/content/languages';
import { getConcern } from '../../../client/site/concern/concern-words';
import { fillAnswer, withAnswered, withNote } from '../../../server/site/concern/concern-page';
import { builtInRules } from '../../../shared/rules/built-in-rules';
import { concernRule } from '../../../shared/rules/concern/concern-rule';
import { judgeConcern, readAnswers } from '../../../shared/rules/concern/judge-concern';
import { ruleInput } from '../../../shared/rules/rule';

const saying = (caseType: string, answers: Record<string, string | boolean>) =>
  judgeConcern(concernRule(caseType), answers).says;
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

test.each(areaSlugs)('the page %s asks three to five questions, and looks at each answer', (slug) => {
  const rule = concernRule(String(areas[slug].caseType));
  expect(ruleInput.safeParse(rule).error).toBeUndefined();
  expect(rule.questions.length).toBeGreaterThanOrEqual(3);
  expect(rule.questions.length).toBeLessThanOrEqual(5);
  const tests = JSON.stringify(rule.criteria.map((one) => one.test));
  for (const { id } of rule.questions) expect(tests).toContain(`"${id}"`);
  expect(new Set(ids(rule.criteria)).size).toBe(rule.criteria.length);
});

test('the page asks the same questions as intake, in the same words', () => {
  for (const [caseType, rule] of Object.entries(builtInRules)) {
    const concern = concernRule(caseType);
    expect(concern.questions.slice(0, rule.questions.length)).toEqual(rule.questions);
    expect(concern.criteria.slice(0, rule.criteria.length)).toEqual(rule.criteria);
  }
});

test('a rule that staff have changed is asked as they have made it', () => {
  const changed = {
    questions: [{ id: 'brandName', label: 'Which brand?', kind: 'text' as const }],
    criteria: [],
  };
  const concern = concernRule('14', changed);
  expect(concern.questions.filter(({ id }) => id === 'brandName')).toEqual(changed.questions);
});

test.each([
  [
    'all that fits',
    '14',
    { brandName: true, regularUse: true, listedCancer: true, proofOfBrand: true },
    'likely',
  ],
  ['what is left open', '14', { brandName: true, listedCancer: true }, 'perhaps'],
  [
    'what does not rule it out',
    '14',
    { brandName: true, regularUse: false, listedCancer: true, proofOfBrand: true },
    'perhaps',
  ],
  ['what does not fit', '14', { brandName: false, listedCancer: true }, 'unlikely'],
  ['nothing', '14', {}, 'nothing'],
  ['dates that fit', '13', { surgeryDate: '2010-05', complicationDate: '2011', treated: true }, 'likely'],
  ['a year too early', '13', { surgeryDate: '2004', complicationDate: '2011', treated: true }, 'unlikely'],
])('to %s it says what a rule of case type %#', (_, caseType, answers, says) => {
  expect(saying(caseType, answers as Record<string, boolean>)).toBe(says);
});

test('the answer names what speaks for it, what against it and what is open', () => {
  const said = judgeConcern(concernRule('18'), { wasParagard: false, harm: true });
  expect(ids(said.for)).toEqual(['harm']);
  expect(ids(said.against)).toEqual(['wasParagard']);
  expect(ids(said.open)).toEqual(['broke']);
});

test.each([
  ['2010', '2010'],
  ['5/2010', '2010-05'],
  ['5/17/2010', '2010-05-17'],
  ['2010-05-17', '2010-05-17'],
  ['mayo de 2010', '2010-05'],
  ['hace 16 años', '2010'],
  ['13/2010', '13/2010'],
  ['long ago', 'long ago'],
])('a date that is written as %s is read as %s', (typed, read) => {
  const rule = { questions: [{ id: 'when', label: 'When?', kind: 'date' as const }] };
  expect(readAnswers(rule, () => typed, '2026-11-29')).toEqual({ when: read });
});

test('only yes and no are answers to yes or no, and what is left out stays out', () => {
  const rule = concernRule('18');
  const said: Record<string, string> = { wasParagard: 'yes', broke: 'unsure', harm: '' };
  expect(readAnswers(rule, (id) => said[id] ?? '', '2026-11-29')).toEqual({ wasParagard: true });
});

test('an answer keeps only the parts that apply, and staff’s text appears in it as text', () => {
  const html =
    '<p data-when="likely">yes</p><p data-when="unlikely" class="x">no</p><ul data-when="against"><li data-when="against.a">A</li><li data-when="against.b">B</li><li data-when="against.*">{{words}}</li></ul>';
  const shown = new Set(['unlikely', 'against', 'against.b']);
  expect(fillAnswer(html, { shown, own: { 'against.*': ['<b> & $1'] } })).toBe(
    '<p class="x">no</p><ul><li>B</li><li>&#60;b&#62; &#38; $1</li></ul>',
  );
});

test('the questions come back with what was answered, and the note with what goes along', () => {
  const page =
    '<form data-concern=""><input type="radio" name="a" value="yes"/><input type="radio" name="a" value="no"/><input type="text" maxLength="100" name="b"/><select name="state"><option value="" selected="">-</option><option value="TX">Texas</option></select></form><div data-concern-note="" hidden=""><input type="hidden" name="answers" value=""/><input type="hidden" name="answersAbout" value=""/></div>';
  const filled = withNote(withAnswered(page, { a: 'no', b: '"$&', state: 'TX' }), '{"a":false}', '18');
  expect(filled).toContain('name="a" value="no" checked=""');
  expect(filled).not.toContain('value="yes" checked');
  expect(filled).toContain('value="&#34;$&#38;"');
  expect(filled).toContain('<option value="">-</option><option value="TX" selected="">Texas');
  expect(filled).toContain('name="answers" value="{&#34;a&#34;:false}"');
  expect(filled).toContain('<div data-concern-note="">');
});

test.each(languages)('the privacy policy of $id names the answers to the questions', ({ words }) => {
  const policy = words.legalPages.find(({ slug }) => slug === 'privacy-policy');
  expect(JSON.stringify(policy)).toContain(words.concern.heading);
});

test('Spanish has words for every question and for everything that we look for', () => {
  const wanted = areaSlugs.map((slug) => String(areas[slug].caseType));
  const missing = wanted.flatMap((caseType) => {
    const { questions, criteria } = concernRule(caseType);
    return [
      ...ids(questions).filter((id) => !spanish.questions[`${caseType}.${id}`]),
      ...ids(criteria).filter((id) => !spanish.criteria[`${caseType}.${id}`]),
    ].map((id) => `${caseType}.${id}`);
  });
  expect(missing).toEqual([]);
});

test.each(languages)(
  'what we look for stands inside a sentence in $id, so that none of it begins with a name',
  ({ words }) => {
    const named = areaSlugs.flatMap((slug) =>
      getConcern(slug, words)
        .criteria.map((one) => one.words)
        .filter((text) =>
          /^(?:[A-Z]{2}|Zantac|Roundup|Paragard|Elmiron|Depo|Parkinson|Philips|AFFF)/.test(text),
        ),
    );
    expect(named).toEqual([]);
  },
);
