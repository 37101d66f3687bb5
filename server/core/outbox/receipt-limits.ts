import { fold } from '../db/search';
import type { OutboxData } from './event';
import type { OutboxDoc, OutboxModel } from './outbox.model';

const hour = 60 * 60 * 1000;

/** The one message that anyone can make us send to anyone: the visitor typed the address, and it is not verified. */
export const receipt = 'request-received';

/**
 * High enough for someone who asks again for another person, or for a family behind one connection; low enough to stop
 * someone who floods a mailbox or writes to many strangers.
 */
const limits = [
  { by: 'mailbox', most: 3, within: 24 * hour, why: 'too many to this mailbox' },
  { by: 'sender', most: 10, within: hour, why: 'too many from one sender' },
] as const;

/** Most mail servers deliver `maria.lopez+1@` and `marialopez@` to one mailbox. */
const getMailbox = (email: string): string => {
  const [name = '', domain = ''] = fold(email).split('@');
  return `${name.replace(/\+.*/, '').replaceAll('.', '')}@${domain}`;
};

/** The keys for counting receipts per mailbox and per sending address; they reveal neither. */
export const receiptMarks = (
  mark: (kind: 'mailbox' | 'sender', value: string) => string,
  { email, sender }: { email: string; sender: string },
): OutboxData => ({
  mailbox: mark('mailbox', getMailbox(email)),
  sender: mark('sender', sender),
});

/**
 * Returns the reason to hold back a receipt, if too many came before it. This counts entries in the outbox, which
 * servers share and restarts keep, in the order of the events, so it does not matter which one is handled first. Held
 * receipts do not count, and go out when staff send them again.
 */
export const heldBack = async (
  outbox: OutboxModel,
  { _id, at, data }: OutboxDoc,
): Promise<string | undefined> => {
  for (const { by, most, within, why } of limits) {
    if (data[by] === undefined) continue;
    const before = await outbox
      .find({
        [`data.${by}`]: data[by],
        'data.template': receipt,
        at: { $gt: new Date(at.getTime() - within), $lte: at },
        _id: { $lt: _id },
      })
      .limit(most)
      .select({ _id: 1 })
      .lean();
    if (before.length < most) continue;
    await outbox.updateOne({ _id }, { $unset: { 'data.mailbox': '', 'data.sender': '' } });
    return why;
  }
  return undefined;
};
