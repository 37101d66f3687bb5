/** The controls of our form, by the names of the API. */
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

/** How a person may wish to be answered, and when: what the form offers. */
export const answerWays = ['call', 'text', 'email'] as const;
export const bestTimes = ['morning', 'afternoon', 'evening'] as const;

/** More steps than anybody takes to fill them in. */
export const mostFormSteps = 200;
