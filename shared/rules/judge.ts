import { type DayRange, dayRange, folded, type RuleAnswer, toNumber, yesOrNo } from './answers';
import type { RuleInput, RuleTest } from './rule';
import { sameState } from './us-states';

/** The known facts of a person: the answers, and the lead's state. */
export type Facts = { answers?: Record<string, RuleAnswer> | undefined; state?: string | undefined };

/** `undefined` means undecidable: an answer is missing, too vague or unreadable. */
type Verdict = boolean | undefined;

export type Judgement = {
  outcome: 'accept' | 'flag' | 'refuse';
  /** The criteria that are definitely not met, and those that cannot be decided yet. */
  failed: RuleInput['criteria'];
  unknown: RuleInput['criteria'];
};

const overlaps = (
  from: DayRange | undefined,
  until: DayRange | undefined,
  start: number,
  end: number,
): Verdict => {
  if ((from && from.first > end) || (until && until.last < start)) return false;
  const isInside = (range: DayRange | undefined) =>
    range !== undefined && range.first >= start && range.last <= end;
  if (isInside(from) || isInside(until)) return true;
  return from && until && from.last <= end && until.first >= start ? true : undefined;
};

const atMost = (least: number, most: number, limit: number): Verdict => {
  if (most <= limit) return true;
  return least > limit ? false : undefined;
};

const opposite = (verdict: Verdict): Verdict => (verdict === undefined ? undefined : !verdict);

const isOneOf = (answer: RuleAnswer, values: readonly string[], isState: boolean): Verdict => {
  if (folded(answer) === '') return undefined;
  return values.some((value) =>
    isState ? sameState(value, String(answer)) : folded(value) === folded(answer),
  );
};

const compared = (answer: RuleAnswer, isMet: (value: number) => boolean): Verdict => {
  const value = toNumber(answer);
  return value === undefined ? undefined : isMet(value);
};

/** The minimum and maximum days between two answers, because either may be only a month or a year. */
const between = (later: DayRange | undefined, earlier: DayRange | undefined) =>
  later && earlier && { least: later.first - earlier.last, most: later.last - earlier.first };

const isMet = (test: RuleTest, of: (question: string) => RuleAnswer): Verdict => {
  const range = (question: string) => dayRange(of(question));
  const limit = (day: string) => dayRange(day)?.first ?? Number.NaN;
  switch (test.kind) {
    case 'is': {
      const answer = yesOrNo(of(test.question));
      return answer === undefined ? undefined : answer === test.value;
    }
    case 'at least':
      return compared(of(test.question), (value) => value >= test.value);
    case 'at most':
      return compared(of(test.question), (value) => value <= test.value);
    case 'on or after': {
      const when = range(test.question);
      return when && opposite(atMost(when.first, when.last, limit(test.day) - 1));
    }
    case 'on or before': {
      const when = range(test.question);
      return when && atMost(when.first, when.last, limit(test.day));
    }
    case 'overlaps':
      return overlaps(range(test.from), range(test.until), limit(test.start), limit(test.end));
    case 'more days after': {
      const days = between(range(test.question), range(test.after));
      return days && opposite(atMost(days.least, days.most, test.days));
    }
    case 'within days after': {
      const days = between(range(test.question), range(test.after));
      return days && atMost(days.least, days.most, test.days);
    }
    case 'one of':
      return isOneOf(of(test.question), test.values, test.question === 'state');
    case 'none of':
      return opposite(isOneOf(of(test.question), test.values, test.question === 'state'));
  }
};

/**
 * Checks a person against the criteria of a case type. A missing answer flags and never refuses. Intake, the preview of
 * a change, and the browser all use this function.
 */
export const judge = (
  { criteria }: Pick<RuleInput, 'criteria'>,
  { answers = {}, state }: Facts,
): Judgement => {
  const of = (question: string): RuleAnswer =>
    Object.hasOwn(answers, question) ? answers[question] : question === 'state' ? state : undefined;
  const verdicts = criteria.map((criterion) => ({ criterion, verdict: isMet(criterion.test, of) }));
  const failed = verdicts.flatMap(({ criterion, verdict }) => (verdict === false ? [criterion] : []));
  const unknown = verdicts.flatMap(({ criterion, verdict }) => (verdict === undefined ? [criterion] : []));
  if (failed.some(({ otherwise }) => otherwise === 'refuse')) return { outcome: 'refuse', failed, unknown };
  return { outcome: failed.length + unknown.length > 0 ? 'flag' : 'accept', failed, unknown };
};
