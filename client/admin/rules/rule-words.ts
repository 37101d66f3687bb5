import type { RuleTest } from '../../../shared/rules/rule';

const kinds: Record<RuleTest['kind'], string> = {
  is: 'is yes',
  'at least': 'is at least',
  'at most': 'is at most',
  'on or after': 'is on or after a day',
  'on or before': 'is on or before a day',
  overlaps: 'and an end overlap a time',
  'more days after': 'is more days after',
  'within days after': 'is within days after',
  'one of': 'is one of',
  'none of': 'is none of',
};

export const ruleWords = {
  values: {
    value: 'Value',
    day: 'Day',
    start: 'From',
    end: 'Until',
    days: 'Days',
    values: 'Values, separated by commas',
  } as Record<string, string>,
  newWords: (kind: RuleTest['kind'], question: string) => `${question} ${kinds[kind]}`,
  add: {
    kinds,
  },
  names: { accept: 'accepted', flag: 'flagged', refuse: 'refused' },
} as const;
