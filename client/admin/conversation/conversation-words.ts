import type { MessageGround, MessageRecord, MessageState } from '../../../shared/schemas/message';

const sending = (what: string) => ({
  saved: { title: `${what} on its way` },
  failed: { title: `${what} not sent`, description: 'What you typed is still here. Please try again.' },
});

/** Staff texts about conversations with leads. */
export const conversationWords = {
  channels: { text: 'text', email: 'e-mail' } satisfies Record<MessageRecord['channel'], string>,
  states: {
    queued: 'Waiting to be sent',
    posting: 'Sending',
    accepted: 'Sending',
    refused: 'Not sent',
    unknown: 'We do not know if it was sent',
    sent: 'Sent',
    delivered: 'Delivered',
    undelivered: 'Not delivered',
    'not-confirmed': 'Not confirmed by the carrier',
    expired: 'Not sent: it was too late',
    received: 'Received',
  } satisfies Record<MessageState, string>,
  /** The grounds that permitted a message. */
  grounds: {
    consent: 'Allowed: they agreed to texts',
    inbound: 'Allowed: they wrote to us',
    service: 'Allowed: it only answers or confirms',
  } satisfies Record<MessageGround, string>,
  template: { label: 'Template', none: 'Template', hint: '/ in the empty box opens the templates' },
  reply: { text: 'Write a text', email: 'Write an e-mail', call: 'Log a call', note: 'Add a note' },
  text: {
    label: 'Text',
    agreed: 'OK to text now: they agreed to texts.',
    answering: 'OK to text now: you answer their own text.',
    /** Each part of a long text is a text of its own, which the provider charges for. */
    segments: (count: number, left: number) => `${count === 1 ? '1 text' : `${count} texts`}, ${left} left`,
    price: (amount: number, currency: string) =>
      `about ${new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 3 }).format(amount)}`,
    /** The words have fields, whose values may be longer or shorter than their names. */
    unfilled: 'before names and numbers are filled in',
    costly: (characters: readonly string[]) =>
      `${characters.slice(0, 5).join(' ')} ${characters.length === 1 ? 'leaves' : 'leave'} room for only 70 characters in a text instead of 160.`,
    linkFailed: { title: 'Error', description: 'The link could not be made. Please try again.' },
  },
  mail: { allowed: 'OK to e-mail now.' },
  sending: { text: sending('Text'), email: sending('E-mail') },
  confirmed: { title: 'Confirmed' },
  unknown: {
    assigned: { title: 'Assigned', description: 'The messages are in the lead’s conversation.' },
    blocked: { title: 'Blocked' },
    searchFailed: 'Error searching the leads',
    callOpen: {
      title: 'You have an unsaved call',
      description: 'Save it or start it over under “Take a call” first.',
    },
  },
  hold: {
    stopped: { title: 'Saved', description: 'We no longer contact this person.' },
    ended: { title: 'Saved', description: 'You can contact this person again.' },
  },
} as const;
