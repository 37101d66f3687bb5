import { expect, test } from 'vitest';
import { builtInRule, builtInRules } from '../../../shared/rules/built-in-rules';
import { answerFrom, askedQuestions, isReadable, stillToAsk } from '../../../shared/rules/questions';
import { type RuleQuestion, ruleInput } from '../../../shared/rules/rule';

const questions: RuleQuestion[] = [
  { id: 'hurt', label: 'Hurt?', kind: 'yes or no', required: true },
  {
    id: 'where',
    label: 'Where?',
    kind: 'choice',
    choices: ['Arm', 'Leg'],
    askedWhen: { question: 'hurt', answer: 'yes' },
  },
  {
    id: 'knee',
    label: 'Knee?',
    kind: 'text',
    required: true,
    askedWhen: { question: 'where', answer: 'leg' },
  },
];
const ids = (of: readonly RuleQuestion[]) => of.map(({ id }) => id);

test('a follow-up is asked when its answer was given, and not when what it follows is not asked', () => {
  expect(ids(askedQuestions(questions, {}))).toEqual(['hurt']);
  expect(ids(askedQuestions(questions, { hurt: true }))).toEqual(['hurt', 'where']);
  expect(ids(askedQuestions(questions, { hurt: 'Yes', where: 'Leg' }))).toEqual(['hurt', 'where', 'knee']);
  expect(ids(askedQuestions(questions, { hurt: false, where: 'Leg' }))).toEqual(['hurt']);
});

test('the open questions are the required ones without an answer, as far as they apply', () => {
  expect(ids(stillToAsk(questions, {}))).toEqual(['hurt']);
  expect(ids(stillToAsk(questions, { hurt: true, where: 'Leg', knee: ' ' }))).toEqual(['knee']);
  expect(ids(stillToAsk(questions, { hurt: false }))).toEqual([]);
});

test('entered text becomes an answer of its kind, and empty text is no answer', () => {
  expect(answerFrom({ kind: 'yes or no' }, 'no')).toBe(false);
  expect(answerFrom({ kind: 'number' }, ' 2.5 ')).toBe(2.5);
  expect(answerFrom({ kind: 'date' }, '2006-01')).toBe('2006-01');
  expect(answerFrom({ kind: 'text' }, '  ')).toBeNull();
  expect(isReadable({ kind: 'number' }, 'two')).toBe(false);
  expect(isReadable({ kind: 'date' }, 'last spring')).toBe(false);
  expect(isReadable({ kind: 'date' }, '')).toBe(true);
});

test('the built-in questions of every case type have a shape that staff could save', () => {
  for (const caseType of [...Object.keys(builtInRules), 'other'])
    expect([caseType, ruleInput.safeParse(builtInRule(caseType)).error?.issues]).toEqual([
      caseType,
      undefined,
    ]);
});
