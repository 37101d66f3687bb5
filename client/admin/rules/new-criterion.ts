import type { RuleInput, RuleTest } from '../../../shared/rules/rule';
import { today } from '../../lib/times';
import { ruleWords as words } from './rule-words';

type Question = RuleInput['questions'][number];
export type TestKind = RuleTest['kind'];

/** The question kind for each kind of test; `isOfTwo` compares two answers. */
export const testKinds: Record<TestKind, { asks: Question['kind']; isOfTwo?: true }> = {
  is: { asks: 'yes or no' },
  'at least': { asks: 'number' },
  'at most': { asks: 'number' },
  'on or after': { asks: 'date' },
  'on or before': { asks: 'date' },
  overlaps: { asks: 'date', isOfTwo: true },
  'more days after': { asks: 'date', isOfTwo: true },
  'within days after': { asks: 'date', isOfTwo: true },
  'one of': { asks: 'text' },
  'none of': { asks: 'text' },
};

/** A criterion can test the lead's own state without a question. */
export const ofState = 'state';

const getTest = (kind: TestKind, question: string, other: string): RuleTest => {
  switch (kind) {
    case 'is':
      return { kind, question, value: true };
    case 'at least':
    case 'at most':
      return { kind, question, value: 1 };
    case 'on or after':
    case 'on or before':
      return { kind, question, day: today() };
    case 'overlaps':
      return { kind, from: question, until: other, start: today(), end: today() };
    case 'more days after':
    case 'within days after':
      return { kind, question, after: other, days: 30 };
    case 'one of':
    case 'none of':
      return { kind, question, values: question === ofState ? ['CA'] : ['yes'] };
  }
};

/** Makes a unique id from a label: `What was diagnosed?` becomes `whatWasDiagnosed`. */
const idFrom = (label: string, usedIds: readonly string[]): string => {
  const parts = label.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const joined = parts.map((part, index) => (index ? part[0]!.toUpperCase() + part.slice(1) : part)).join('');
  const base = /^[a-z]/.test(joined) ? joined.slice(0, 50) : `q${joined.slice(0, 49)}`;
  for (let count = 1; ; count++) {
    const id = count === 1 ? base : `${base}${count}`;
    if (id !== ofState && !usedIds.includes(id)) return id;
  }
};

/** The person's choice: the id of a question, or the text of a new one. */
export type Choice = { kind: TestKind; question: string; newQuestion: string; other: string };

/** Adds a criterion, and its question if that is new. */
export const withCriterion = (rule: RuleInput, { kind, question, newQuestion, other }: Choice): RuleInput => {
  const usedIds = rule.questions.map(({ id }) => id);
  const id = question || idFrom(newQuestion, usedIds);
  const questions = question
    ? rule.questions
    : [...rule.questions, { id, label: newQuestion.trim(), kind: testKinds[kind].asks }];
  const criterion: RuleInput['criteria'][number] = {
    id: idFrom(
      id,
      rule.criteria.map((one) => one.id),
    ),
    words: words.newWords(kind, questions.find((one) => one.id === id)?.label ?? id),
    otherwise: 'flag',
    reasonCode: id === ofState ? 'STATE_NOT_ACCEPTED' : 'OUT_OF_CRITERIA',
    test: getTest(kind, id, other || id),
  };
  return { questions, criteria: [...rule.criteria, criterion] };
};
