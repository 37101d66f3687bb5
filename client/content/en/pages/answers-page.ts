/** The words around the answers: their list, the table of time limits, the example of a fee. */
export const answersPage = {
  meta: {
    title: 'Answers Before You Call',
    description:
      'What a case costs, how long it takes, how long you have to file in your state, what to bring, and what the words of lawyers mean. No form in between.',
  },
  title: 'Answers before you call',
  intro: 'Five questions that nearly everybody has. You can read all of it without telling us who you are.',
  updated: 'Updated',
  costs: { policyTitle: 'How we do it', exampleTitle: 'An example in numbers' },
  deadlines: {
    choose: 'In which state did it happen?',
    chooseState: 'Choose a state',
    /** Each with its statute. */
    answer: '{state}. Over an injury: {injury}. Over a death: {death}.',
    pickTitle: 'Find your time limit',
    tableTitle: 'All states in one table',
    caption:
      'Years to go to court, for ordinary claims of adults over harm that someone caused by carelessness',
    state: 'State',
    injury: 'Injury',
    death: 'Death',
    askUs: 'Ask us',
    askUsNote: 'Ask us: we have not read the text of that law yet.',
    one: '1 year',
    many: '{count} years',
    /** For states where the number alone would mislead. */
    texts: {
      'deadline-fl-injury': '2 years, for harm after March 24, 2023',
      'deadline-la-injury': '2 years, for harm on or after July 1, 2024; 1 year before that',
      'deadline-co-injury': '2 years; 3 years for a motor vehicle accident',
      'deadline-ky-injury': '1 year; 2 years for a motor vehicle accident',
      'deadline-mt-injury': '3 years; the law changed on October 1, 2026, so ask us',
      'deadline-mt-death': '3 years; the law changed on October 1, 2026, so ask us',
      'deadline-wi-death': '3 years; 2 years after a motor vehicle accident',
    } as Readonly<Record<string, string>>,
    sourcesTitle: 'Sources, state by state',
  },
};
