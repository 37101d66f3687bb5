import type { MailTemplateName } from '../../../shared/schemas/mail';
import type { OutboxState } from '../../../shared/schemas/outbox';

const states: Record<OutboxState, string> = {
  waiting: 'Waiting',
  working: 'Being sent',
  done: 'Sent',
  'needs a look': 'Needs a look',
};

/** Codes of failed tries, as a sentence that says what to do. */
const errors: Record<string, string> = {
  paused: 'The webhook is paused. Resume it, and this is sent.',
  'secret lost': 'The secret cannot be read on this server. Make a new one for the webhook.',
  'address refused': 'The address is not a public one. Change it, or name its network in WEBHOOK_NETWORKS.',
  'no answer within 10 seconds': 'No answer within 10 seconds.',
  'answer cut off': 'The connection ended in the middle of the answer.',
  'mail is off': 'No mail server is set up any more.',
  EAUTH: 'The mail server does not take our password.',
  'SMTP 535': 'The mail server does not take our password.',
  'SMTP 550': 'The mail server refused the address: there is no such mailbox (550).',
  ETLS: 'The mail server does not speak TLS, or its certificate is not trusted.',
  ETIMEDOUT: 'The mail server did not answer in time.',
  ECONNREFUSED: 'Nobody listens at this address.',
  ENOTFOUND: 'There is no such name.',
  ECONNRESET: 'The connection was cut.',
  CERT_HAS_EXPIRED: 'The certificate of the receiver has expired.',
};

/** For a message that bounced, by its status, the first one that fits. */
const returned: readonly [RegExp, string][] = [
  [/^5\.1\./, 'Came back: there is no such mailbox'],
  [/^5\.2\.2/, 'Came back: the mailbox is full'],
  [/^5\.7\./, 'Came back: the receiver does not want our mail'],
  [/^4\./, 'Came back: it could not be delivered in time'],
  [/^/, 'Came back: it could not be delivered'],
];
const cameBack = 'came back ';

const failure = (code: string): string => {
  if (!code.startsWith(cameBack)) return errors[code] ?? `Failed: ${code}`;
  const status = code.slice(cameBack.length);
  return `${returned.find(([kind]) => kind.test(status))?.[1]} (${status}).`;
};

const templates: Record<MailTemplateName, string> = {
  'request-received': 'We have your request',
  'new-lead': 'A new lead',
  'lead-assigned': 'A lead was given to somebody',
  'leads-assigned': 'Many leads were given to somebody at once',
  'task-reminder': 'A reminder of a task',
  'task-overdue': 'A task is overdue',
  'daily-digest': 'The summary of the day',
  'webhook-paused': 'A webhook was paused',
  'ledger-head': 'The state of the consent log',
  invitation: 'An invitation',
  reset: 'A link to choose a new password',
  'new-device': 'A sign-in in a new browser',
  'new-admin': 'A new administrator',
  test: 'A test',
};

/** What is said of a message that was not sent although nothing failed. */
const unsent: Record<string, string> = {
  suppressed: 'Not sent: this address wants no such messages.',
  SUPPRESSED: 'Not sent: this person is on a do-not-contact list.',
  WITHDRAWN: 'Not sent: this person wants to be left alone.',
  'too many to this mailbox': 'Held back: this mailbox got as many of these messages as we send in a day.',
  'too many from one sender':
    'Held back: one sender caused as many of these messages as we send in an hour. Look at the lead before you send it.',
  'too late': 'Not sent: its link had ended by then.',
  'nobody to send it to any more': 'Not sent: the lead or the address is gone.',
};

export const outboxWords = {
  templates,
  audiences: { person: 'the person', staff: 'the firm’s mailbox' },
  unsent: (text: string) => unsent[text] ?? text,
  toWhom: (what: string, name: string) => `“${what}” to ${name}`,
  title: 'Outbox',
  about: 'Everything that leaves the house: what waits, what was sent, and what failed.',
  loading: 'Loading outbox...',
  failed: 'Error loading the outbox',
  none: 'Nothing is on its way',
  noneText: 'Messages and webhooks show up here when something happens.',
  noneMatches: 'Nothing matches these filters',
  state: 'State',
  anyState: 'Any state',
  kind: 'Kind',
  anyKind: 'Everything',
  kinds: { mail: 'Mail', webhook: 'Webhooks', postback: 'To vendors', 'retain-certificate': 'Certificates' },
  certificate: 'TrustedForm certificate to be retained',
  states,
  lead: 'Open the lead',
  tries: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
  nextTry: 'next try',
  answer: (status: number, ms: number) => `Answered ${status} after ${ms} ms`,
  showAnswer: 'Show the answer',
  emptyAnswer: 'The answer was empty.',
  error: failure,
  select: (what: string) => `Select ${what}`,
  sendAgain: 'Send again',
  sendChosen: (count: number) => `Send again (${count})`,
  sendAllFailed: 'Send all that need a look',
  sent: (count: number) => ({
    title: count === 1 ? '1 message is on its way again' : `${count} messages are on their way again`,
  }),
  sendFailed: { title: 'Error', description: 'It could not be sent again. Please try again.' },
  removedVendor: 'a vendor',
  removedWebhook: 'a webhook that was deleted',
  toWebhook: (event: string, name: string) => `${event} to ${name}`,
} as const;
