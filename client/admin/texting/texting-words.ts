import type { TextingStep } from '../../../shared/schemas/texting-setup';
import type { Tone } from '../kit/badge';

type Source = { label: string; url: string };
type StepWords = { name: string; text: string; sources: readonly Source[] };

const twilio = (path: string, label: string) => ({ label, url: `https://www.twilio.com/docs/${path}` });
const telnyx = (path: string, label: string) => ({
  label,
  url: `https://developers.telnyx.com/docs/${path}`,
});
const rule = {
  label: '47 CFR 64.1200',
  url: 'https://www.ecfr.gov/current/title-47/section-64.1200',
};

type Words = {
  loading: string;
  failed: string;
  states: Readonly<Record<TextingStep['state'], { label: string; tone: Tone }>>;
  steps: Readonly<Record<TextingStep['step'], StepWords>>;
};

export const textingWords: Words = {
  loading: 'Loading the checklist...',
  failed: 'Error loading the checklist',
  states: {
    done: { label: 'Done', tone: 'success' },
    check: { label: 'Check', tone: 'warning' },
    open: { label: 'To do', tone: 'danger' },
  },
  steps: {
    account: {
      name: 'An account at Twilio or Telnyx',
      text: 'Enter it under Account on this page, or have it set on the server.',
      sources: [],
    },
    number: {
      name: 'A number that sends texts',
      text: 'A ten-digit or toll-free number of that account.',
      sources: [
        telnyx('messaging/messages/phone-number-configuration', 'Telnyx: numbers'),
        twilio('phone-numbers/api/incomingphonenumber-resource', 'Twilio: numbers'),
      ],
    },
    registration: {
      name: 'Registration with the carriers',
      text: 'A ten-digit number needs a brand (your legal name and EIN exactly as at the IRS) and a campaign. A toll-free number needs its verification. npm run firm texts prints what the reviewers ask for.',
      sources: [
        twilio('api/errors/30034', 'Twilio: unregistered numbers are blocked'),
        twilio('api/errors/30464', 'Twilio: toll-free verification'),
        telnyx('messaging/10dlc/quickstart', 'Telnyx: brand and campaign'),
      ],
    },
    address: {
      name: 'The public address of this server',
      text: 'Providers send texts and reports only to an https address.',
      sources: [],
    },
    inbound: {
      name: 'Texts reach us',
      text: 'Set the address for incoming messages at the provider, by POST. At Twilio, add #rc=3&rp=all to it so that Twilio tries again.',
      sources: [
        twilio('messaging/guides/webhook-request', 'Twilio: incoming messages'),
        telnyx('messaging/messages/receiving-webhooks', 'Telnyx: webhooks'),
      ],
    },
    reports: {
      name: 'Delivery reports reach us',
      text: 'The address for reports goes with each text. There is nothing to set at the provider.',
      sources: [
        twilio('messaging/guides/outbound-message-status-in-status-callbacks', 'Twilio: status callbacks'),
      ],
    },
    keywords: {
      name: 'Who answers STOP and HELP',
      text: 'A STOP may get one confirmation, so it must be clear who sends it.',
      sources: [rule],
    },
    wording: {
      name: 'The form asks to text',
      text: 'Carriers check that the box names your firm, texts, rates, STOP and HELP, and that nobody has to tick it.',
      sources: [rule],
    },
    templates: {
      name: 'Templates in both languages',
      text: 'Turn on at least one template for texts in English and one in Spanish.',
      sources: [],
    },
  },
};
