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
  text: 'What has to be so for a case of this type. A missing answer never refuses a lead: it asks you to look.',
  caseType: 'Case type',
  loading: 'Loading criteria...',
  failed: 'Error loading criteria',
  none: 'There are no criteria for this case type.',
  words: 'In words',
  otherwise: 'When it is not so',
  outcomes: { refuse: "Refuse a vendor's lead", flag: 'Take it and flag it' },
  values: {
    value: 'Value',
    day: 'Day',
    start: 'From',
    end: 'Until',
    days: 'Days',
    values: 'Values, with commas between',
  } as Record<string, string>,
  answer: 'Answer has to be',
  yes: 'Yes',
  no: 'No',
  newWords: (kind: RuleTest['kind'], question: string) => `${question} ${kinds[kind]}`,
  add: {
    title: 'Add a criterion',
    kind: 'What has to be so',
    kinds,
    question: 'Question',
    newOne: 'A new question',
    state: 'The state where the person lives',
    newQuestion: 'The new question',
    needsQuestion: 'Write the question',
    other: 'Compared with',
    chooseOther: 'Choose a question',
    needsOther: 'Choose the question to compare with',
    add: 'Add criterion',
  },
  remove: 'Remove',
  preview: 'What would change?',
  save: 'Save criteria',
  previewed: (checked: number, changed: number) =>
    `Of ${checked} stored leads of this case type, these criteria would have judged ${changed} differently.`,
  names: { accept: 'accepted', flag: 'flagged', refuse: 'refused' },
  saved: { title: 'Criteria Saved' },
  saveFailed: {
    title: 'Error',
    description: 'The criteria could not be saved. Please check them and try again.',
  },
} as const;
