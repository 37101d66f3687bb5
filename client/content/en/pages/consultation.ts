import { latestConsentText } from '../../../../shared/consent-texts/consent-text';
import { englishConsentTexts } from '../../../../shared/consent-texts/english';
import { messages } from '../../../../shared/messages';
import { firmName } from '../../fill';
import { promised } from '../../promises';
import { site } from '../../site';

const { replyHours } = promised;
const soon = replyHours ? ` within ${replyHours} hours` : '';

/** The words of the consultation form, its confirmation and its messages: the only words in a browser script. */
export const consultation = {
  /** Sent with the form, so that the reply can use this language. */
  language: 'en',
  title: 'Get your free case review',
  titleAbout: 'Ask about {case}',
  intro: `Tell us what happened. A person answers${soon}, in the way you choose.`,
  required: 'Fields marked * are required.',
  /** For the two-step form, on practice pages. */
  steps: {
    count: 'Step {number} of 2',
    titles: ['Your story', 'How we reach you'],
    next: 'Continue',
    back: 'Back to your story',
  },
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    phoneNumber: 'Phone number',
    caseType: 'Case type',
    additionalInfo: 'Tell us what happened',
    answerBy: 'How should we answer?',
    bestTime: 'When is a good time?',
  },
  hints: {
    phoneNumber: 'With area code, such as (415) 555-0132',
    answerBy: 'This is a preference, not consent to automated calls or texts.',
    additionalInfo: 'Optional. Please leave out Social Security numbers and medical records.',
  },
  answerWays: { call: 'Call', ...(site.textNumber && { text: 'Text' }), email: 'Email' },
  anyTime: 'Any time',
  bestTimes: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  chooseCaseType: 'Choose a case type',
  /** Translations of the server's service titles: none in the main language. */
  caseTypes: {} as Readonly<Record<string, string>>,
  /** The names of case types that are not a service; the server provides those of services. */
  otherCaseTypes: {
    'construction-accidents': 'Construction Accidents',
    'chemical-exposure': 'Chemical Exposure',
    'product-liability': 'Product Liability',
    'workplace-injuries': 'Workplace Injuries',
    other: 'Other / not sure',
  },
  policies:
    'I ask {firm} to answer my request by phone or email, and I accept the [Terms of Service](/terms-of-service), the [Privacy Policy](/privacy-policy) and the [Disclaimer](/disclaimer).',
  /** The heading of the consent question for calls and texts, and its wording. */
  contactQuestion: 'Calls and texts (optional)',
  consentText: latestConsentText(englishConsentTexts, firmName),
  submit: 'Request my free case review',
  sending: 'Sending your request…',
  offline:
    'Your connection is down. Keep this page open: your request is sent as soon as you are back online.',
  retrying: 'The connection dropped. We are trying again by ourselves.',
  busy: 'The server is busy. We try again in {seconds} seconds.',
  summary: 'Please check the form: {count} fields need your attention.',
  /** Beside the button. */
  toCheck: 'Answers to check: {count}',
  summaryOne: 'Please check the form: one field needs your attention.',
  restored: 'We kept what you had typed.',
  next: 'A member of our team reads your request and answers you. You do not need to do anything until then.',
  /** By when someone calls, or writes to a person who asked for that. */
  promise: { call: 'We will call you by {time}.', answer: 'We will answer you by {time}.' },
  confirmation: {
    reference: 'Your reference',
    about: 'About',
    stepsTitle: 'What happens next',
    steps: [
      'A person reads your request.',
      'We answer in the way you chose, and try another one if we do not reach you. Have the names and dates ready that you remember.',
      'We tell you whether we see a case, and why. You decide.',
    ],
    sooner: 'If it cannot wait, or you do not hear from us in time, call {phone} or write to {email}.',
  },
  another: 'Send another request',
  failed: 'Everything you typed is still here.',
  /** Used by the form's rules and by the server, under a field or above the form. */
  messages: messages.form,
  sentPage: {
    title: 'Thank you',
    description: 'Your request for a free case review has reached us. Here is what happens next.',
    back: 'Back to the home page',
  },
  problemPage: {
    title: 'Please check your request',
    description:
      'Your request for a free case review has not been sent yet. Please look at the fields marked below.',
  },
};
