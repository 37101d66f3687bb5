import type { OutboxRecord, OutboxState } from '../../../shared/schemas/outbox';

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
  ECONNREFUSED: 'Nobody listens at this address.',
  ENOTFOUND: 'There is no such name.',
  ECONNRESET: 'The connection was cut.',
  CERT_HAS_EXPIRED: 'The certificate of the receiver has expired.',
};

export const outboxWords = {
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
  anyKind: 'Mail and webhooks',
  kinds: { mail: 'Mail', webhook: 'Webhooks' },
  states,
  lead: 'Open the lead',
  tries: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
  nextTry: 'next try',
  answer: (status: number, ms: number) => `Answered ${status} after ${ms} ms`,
  showAnswer: 'Show the answer',
  emptyAnswer: 'The answer was empty.',
  error: (code: string) => errors[code] ?? `Failed: ${code}`,
  select: (what: string) => `Select ${what}`,
  sendAgain: 'Send again',
  sendChosen: (count: number) => `Send again (${count})`,
  sendAllFailed: 'Send all that need a look',
  sent: (count: number) => ({
    title: count === 1 ? '1 message is on its way again' : `${count} messages are on their way again`,
  }),
  sendFailed: { title: 'Error', description: 'It could not be sent again. Please try again.' },
  removedWebhook: 'a webhook that was deleted',
  test: 'Test message',
  toWebhook: (event: string, name: string) => `${event} to ${name}`,
} as const;

export const stateWord = ({ state }: Pick<OutboxRecord, 'state'>) => outboxWords.states[state];
