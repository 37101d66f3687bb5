import type { ConflictStanding, NameList, PartySource, TextSource } from '../../../shared/schemas/conflict';

/** The texts of a lead's conflict check and of the firm's own list of names. */
export const conflictWords = {
  standings: {
    none: 'Not checked',
    clear: 'No conflict',
    open: 'Matches to review',
    waived: 'Waived',
    refused: 'Refused',
    outdated: 'Check again',
  } satisfies Record<ConflictStanding, string>,
  texts: {
    none: 'The check runs when you send an agreement. It compares the people in this lead, and every name in its words, with everyone the firm knows.',
    clear: 'You can send an agreement.',
    open: 'An agreement waits until an administrator decides. You get a task then.',
    waived: 'You can send an agreement.',
    refused: 'The firm cannot take this case.',
    outdated:
      'The people or words in this lead have changed since the last check. It runs again when you send an agreement.',
  } satisfies Record<ConflictStanding, string>,
  matches: (count: number) => (count === 1 ? '1 match' : `${count.toLocaleString('en-US')} matches`),
  inText: {
    story: () => 'In the story:',
    answer: (question: string) => `In the answer to “${question}”:`,
    note: (by: string) => (by ? `In a note by ${by}:` : 'In a note:'),
    timeline: (by: string) => `In the timeline, a change by ${by}:`,
    task: () => 'In a task:',
    vendor: () => 'In what the vendor sent:',
    'e-mail': () => 'In the e-mail address:',
    agreement: (title: string) => `In the agreement “${title}”:`,
    message: () => 'In a message:',
  } satisfies Record<TextSource, (of: string) => string>,
  sources: {
    lead: 'asked for help',
    'earlier name': 'earlier name',
    represented: 'speaks for them',
    signer: 'signs for this lead',
    'case type': 'defendant',
    answer: 'from the answers',
    staff: 'added here',
  } satisfies Record<PartySource, string>,
  choices: {
    clear: 'No conflict',
    waived: 'Waived: everyone affected agreed in writing',
    refused: 'Refused: the firm cannot take this case',
  },
  names: {
    lists: {
      clients: 'Represented now',
      former: 'Represented before',
      adverse: 'Adverse',
    } satisfies Record<NameList, string>,

    removed: { title: 'Removed' },
    removeFailed: { title: 'Error', description: 'That could not be removed. Please try again.' },
  },
} as const;
