import { fold } from '../db/search';
import type { OutboxData } from './event';
import type { OutboxDoc, OutboxModel } from './outbox.model';

const hour = 60 * 60 * 1000;

/** The message that anybody can make us send to anybody: its person typed the address, and nobody has proven it yet. */
export const receipt = 'request-received';

/**
 * Who asks again for somebody else is answered, and a family behind one connection is; whoever has a stranger's mailbox
 * filled, or many strangers written to, is not.
 */
const limits = [
  { by: 'mailbox', most: 3, within: 24 * hour, why: 'too many to this mailbox' },
  { by: 'sender', most: 10, within: hour, why: 'too many from one sender' },
] as const;

/** Most mail servers put `maria.lopez+1@` and `marialopez@` into one mailbox. */
const getMailbox = (email: string): string => {
  const [name = '', domain = ''] = fold(email).split('@');
  return `${name.replace(/\+.*/, '').replaceAll('.', '')}@${domain}`;
};

/** What the receipts of a mailbox and those that one address caused are counted by; it names neither. */
export const receiptMarks = (
  mark: (kind: 'mailbox' | 'sender', value: string) => string,
  { email, sender }: { email: string; sender: string },
): OutboxData => ({
  mailbox: mark('mailbox', getMailbox(email)),
  sender: mark('sender', sender),
});

/**
 * Why a receipt is held back, if it is: as many came before it. What the outbox holds is counted, which servers share
 * and a restart keeps, in the order of the events, so that it does not matter which one is worked on first. What is
 * held back counts no more, and goes out when staff send it again.
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
