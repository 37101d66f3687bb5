import { mailWords } from '../../../shared/schemas/mail';
import type { OutboxState } from '../../../shared/schemas/outbox';

const states: Record<OutboxState, string> = {
  waiting: 'Waiting',
  working: 'Being sent',
  done: 'Sent',
  'needs a look': 'Needs a look',
};

/** Error codes of failed tries, as sentences that say what to do. */
const errors: Record<string, string> = {
  paused: 'The webhook is paused. Resume it to send this.',
  'secret lost': 'This server cannot read the secret. Make a new secret for the webhook.',
  'address refused': 'The address is not a public one. Change it, or name its network in WEBHOOK_NETWORKS.',
  'no answer within 10 seconds': 'The receiver did not answer within 10 seconds. Send it again.',
  'answer cut off': 'The connection ended in the middle of the answer. Send it again.',
  'unfit data': 'Its stored data is incomplete. Sending it again does not help.',
  FILE_GONE: 'One of its files could not be read. Write the e-mail again and attach the file.',
  'mail is off': 'No mail server is set up. Set SMTP_URL and MAIL_FROM.',
  EAUTH: 'The mail server did not accept our password. Check SMTP_URL.',
  'SMTP 535': 'The mail server did not accept our password. Check SMTP_URL.',
  'SMTP 550': 'The mail server refused the address: there is no such mailbox (550).',
  ETLS: 'The mail server does not speak TLS, or its certificate is not trusted.',
  ETIMEDOUT: 'The mail server did not answer in time.',
  ECONNREFUSED: 'Nothing answers at this address. Check the address.',
  ENOTFOUND: 'The server name does not exist. Check the address.',
  ECONNRESET: 'The connection was cut off. Send it again.',
  CERT_HAS_EXPIRED: 'The receiver’s certificate has expired. Ask the receiver to renew it.',
};

/** Texts for bounced messages by status; the first match applies. */
const returned: readonly [RegExp, string][] = [
  [/^5\.1\./, 'Bounced: there is no such mailbox'],
  [/^5\.2\.2/, 'Bounced: the mailbox is full'],
  [/^5\.7\./, 'Bounced: the receiver refused our mail'],
  [/^4\./, 'Bounced: it could not be delivered in time'],
  [/^/, 'Bounced: it could not be delivered'],
];
const cameBack = 'came back ';

const failure = (code: string): string => {
  if (!code.startsWith(cameBack)) return errors[code] ?? `Failed: ${code}`;
  const status = code.slice(cameBack.length);
  return `${returned.find(([kind]) => kind.test(status))?.[1]} (${status}).`;
};

/** Texts for messages that were not sent although nothing failed. */
const unsent: Record<string, string> = {
  suppressed: 'Not sent: this address asked us to stop these messages.',
  SUPPRESSED: 'Not sent: this person is on a do-not-contact list.',
  WITHDRAWN: 'Not sent: this person asked us to stop.',
  'too many to this mailbox': 'Held back: this mailbox already got an automatic message within 24 hours.',
  'too many from one sender':
    'Held back: one sender set off as many of these messages as we send in an hour. Check the lead before you send it.',
  'too late': 'Not sent: its link had expired.',
  'nobody to send it to any more': 'Not sent: the lead or the address is gone.',
};

export const outboxWords = {
  templates: mailWords as Readonly<Record<string, string>>,
  audiences: {
    person: 'the person',
    signer: 'the signer',
    staff: 'the firm’s mailbox',
    heads: 'the keeper of signed heads',
  },
  unsent: (text: string) => unsent[text] ?? text,
  title: 'Outbox',
  kinds: { mail: 'Mail', webhook: 'Webhooks', 'retain-certificate': 'Certificates' },
  states,
  error: failure,
} as const;
