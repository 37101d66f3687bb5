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
  reply: { text: 'Write a text', email: 'Write an e-mail', call: 'Log a call', note: 'Add a note' },
  sending: { text: sending('Text'), email: sending('E-mail') },
} as const;
