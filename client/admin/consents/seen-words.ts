/** Staff texts about the form as a person saw it, and how they filled it in. */
export const seenWords = {
  filled: 'How the person filled it in, as the browser reported',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    phoneNumber: 'Phone number',
    caseType: 'Case type',
    additionalInfo: 'Message',
    answerBy: 'How to answer',
    bestTime: 'Best time',
    agreeToTerms: 'Box for the policies',
    contactConsent: 'Box for calls and texts',
  },
  did: { entered: 'entered', left: 'left', ticked: 'ticked', cleared: 'cleared' },
} as const;
