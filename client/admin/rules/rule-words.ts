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

/** The words of the screen for the criteria of case types. */
export const ruleWords = {
  title: 'Criteria',
  text: 'What a case of this type needs. A missing answer never refuses a lead; it flags the lead for you.',
  caseType: 'Case type',
  loading: 'Loading criteria...',
  failed: 'Error loading criteria',
  none: 'There are no criteria for this case type.',
  words: 'In words',
  otherwise: 'If not met',
  outcomes: { refuse: "Refuse a vendor's lead", flag: 'Take it and flag it' },
  values: {
    value: 'Value',
    day: 'Day',
    start: 'From',
    end: 'Until',
    days: 'Days',
    values: 'Values, separated by commas',
  } as Record<string, string>,
  answer: 'Answer must be',
  yes: 'Yes',
  no: 'No',
  newWords: (kind: RuleTest['kind'], question: string) => `${question} ${kinds[kind]}`,
  add: {
    title: 'Add a criterion',
    kind: 'Condition',
    kinds,
    question: 'Question',
    newOne: 'A new question',
    state: 'State where the person lives',
    newQuestion: 'The new question',
    needsQuestion: 'Enter the question',
    other: 'Compared with',
    chooseOther: 'Choose a question',
    needsOther: 'Choose the question to compare with',
    add: 'Add criterion',
  },
  remove: 'Remove',
  preview: 'What would change?',
  save: 'Save criteria',
  previewed: (checked: number, changed: number) =>
    `These criteria would change the result for ${changed} of ${checked} stored leads of this case type.`,
  names: { accept: 'accepted', flag: 'flagged', refuse: 'refused' },
  saved: { title: 'Criteria saved' },
  saveFailed: {
    title: 'Error',
    description: 'The criteria could not be saved. Please check them and try again.',
  },
} as const;
