export const phoneWords = {
  title: 'Take a call',
  instead: { question: 'On the phone, or no e-mail address?', title: 'Take a call instead' },
  who: 'Who is calling',
  case: 'What happened',
  person: 'More about the person',
  contactConsent: 'Calls and texts: read this out, and note the answer',
  answer: 'What the person answered',
  notAsked: 'Not asked',
  agreed: 'Yes, agreed',
  refused: 'No',
  handling: 'What happens next',
  emailHint: 'May stay empty.',
  state: 'State where the person lives',
  story: 'In their own words',
  chooseCaseType: 'Select a case type',
  source: 'How they found us',
  me: (name: string) => `${name} (me)`,
  note: 'Note for the office',
  kept: 'We kept what you had typed before.',
  save: 'Save lead',
  saveAnyway: 'Save without these answers',
  missing: (count: number) =>
    count === 1
      ? 'One required question has no answer yet. Ask it, or save without.'
      : `${count} required questions have no answer yet. Ask them, or save without.`,
  saved: (name: string) => `${name} is saved.`,
  savedText: 'The lead is in the list. It is shown as contacted.',
  open: 'Open lead',
  next: 'Next call',
  failed: {
    title: 'Error',
    description: 'The lead could not be saved. What you typed is still here. Please try again.',
  },
  maybeSaved: {
    title: 'Look first',
    description:
      'An earlier try of this call was saved already. Look for it in the list before you save again.',
  },
  startOver: 'Empty the form',
} as const;
