/** The controls of our form, by their API names. */
export const formControls = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'caseType',
  'additionalInfo',
  'answerBy',
  'bestTime',
  'agreeToTerms',
  'contactConsent',
] as const;

/** The ways to reply and the times of day that the form offers. */
export const answerWays = ['call', 'text', 'email'] as const;
export const bestTimes = ['morning', 'afternoon', 'evening'] as const;
