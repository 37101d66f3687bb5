/** The controls of our form, by the names of the API. */
export const formControls = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'caseType',
  'additionalInfo',
  'agreeToTerms',
  'contactConsent',
] as const;

/** More steps than anybody takes to fill them in. */
export const mostFormSteps = 200;
