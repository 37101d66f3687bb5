export const phoneWords = {
  title: 'Take a call',
  who: 'Who is calling',
  case: 'What happened',
  person: 'About the person',
  contactConsent: 'Calls and texts: read this aloud and note the answer',
  answer: 'Their answer',
  notAsked: 'Not asked',
  agreed: 'Yes, agreed',
  refused: 'No',
  handling: 'What happens next',
  emailHint: 'Optional.',
  state: 'State where they live',
  story: 'In their own words',
  chooseCaseType: 'Select a case type',
  source: 'How they found us',
  me: (name: string) => `${name} (me)`,
  note: 'Note for the office',
  kept: 'We kept what you typed earlier.',
  save: 'Save lead',
  saveAnyway: 'Save without these answers',
  missing: (count: number) =>
    count === 1
      ? 'One required question has no answer yet. Ask it, or save without it.'
      : `${count} required questions have no answers yet. Ask them, or save without them.`,
  saved: (name: string) => `${name} is saved.`,
  savedText: 'The lead is in the list, marked as contacted.',
  open: 'Open lead',
  next: 'Next call',
  failed: {
    title: 'Error',
    description: 'The lead could not be saved. What you typed is still here. Please try again.',
  },
  maybeSaved: {
    title: 'Check the list first',
    description: 'This call was already saved once. Look for it in the list before you save again.',
  },
  startOver: 'Clear the form',
} as const;
