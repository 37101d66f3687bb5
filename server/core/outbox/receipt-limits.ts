import { hour } from '../../../shared/durations';
import { fold } from '../db/search';
import { callerKey } from '../limits/rate-limits';
import type { OutboxDoc, OutboxModel } from './outbox.model';
import type { OutboxData } from './work';

/** The one message that anyone can make us send to anyone: the visitor typed the address, and it is not verified. */
export const receipt = 'request-received';

/** Messages to people that nobody at the firm wrote or asked for. Those about agreements are not among them. */
const limited = [receipt, 'follow-up'];
/** Other messages about a lead carry its marks, too. */
const isCounted = { 'data.template': { $in: limited } };

const perMailbox = 24 * hour;

/** High enough for a family behind one connection. */
const ofSender = { by: 'sender', most: 10, within: hour, why: 'too many from one sender' } as const;

/** One a day to a mailbox, so that nobody can flood it through us, and whatever answers there cannot make us write more. */
const limits = [
  { by: 'mailbox', most: 1, within: perMailbox, why: 'too many to this mailbox' },
  ofSender,
] as const;

/** Returns true if a sender's network caused as many entries of a kind before this one as the limit allows. */
export const hasSentEnough = async (
  outbox: OutboxModel,
  { _id, kind, at, data: { network } }: OutboxDoc,
): Promise<boolean> => {
  if (network === undefined) return false;
  const between = { $gt: new Date(at.getTime() - ofSender.within), $lte: at };
  const earlier = { 'data.network': network, kind, at: between, _id: { $lt: _id } };
  return (await outbox.countDocuments(earlier)) >= ofSender.most;
};

/** Most mail servers deliver `maria.lopez+1@` and `marialopez@` to one mailbox. */
const getMailbox = (email: string): string => {
  const [name = '', domain = ''] = fold(email).split('@');
  return `${name.replace(/\+.*/, '').replaceAll('.', '')}@${domain}`;
};

type Mark = (kind: 'mailbox' | 'sender' | 'network', value: string) => string;

/** The key for counting automatic messages per mailbox; it does not reveal it. */
export const markMailbox = (mark: Mark, email: string): string => mark('mailbox', getMailbox(email));

/** The keys for counting receipts per mailbox and sending address, and texts per network of it; they reveal none. */
export const receiptMarks = (mark: Mark, { email, ip }: { email: string; ip: string }): OutboxData => ({
  mailbox: markMailbox(mark, email),
  sender: mark('sender', callerKey(ip)),
  network: mark('network', callerKey(ip, 3)),
});

/** Returns when the next automatic message may go to a mailbox; undefined if it may now. */
export const findMailRoom = async (
  outbox: OutboxModel,
  mailbox: string,
  now: number,
): Promise<Date | undefined> => {
  const newest = await outbox
    .findOne({ 'data.mailbox': mailbox, at: { $gt: new Date(now - perMailbox) }, ...isCounted })
    .sort({ at: -1 })
    .select({ at: 1 })
    .lean();
  return newest ? new Date(newest.at.getTime() + perMailbox) : undefined;
};

/**
 * Returns the reason to hold back an automatic message, if too many came before it. This counts entries in the outbox,
 * which servers share and restarts keep: those that were sent, and those whose event came before.
 * Held messages do not count (`uncount`), and go out when staff send them again.
 */
export const heldBack = async (
  outbox: OutboxModel,
  { _id, at, data }: OutboxDoc,
): Promise<string | undefined> => {
  if (!limited.includes(String(data.template))) return undefined;
  for (const { by, most, within, why } of limits) {
    if (data[by] === undefined) continue;
    const before = await outbox
      .find({
        [`data.${by}`]: data[by],
        ...isCounted,
        _id: { $ne: _id },
        at: { $gt: new Date(at.getTime() - within) },
        $or: [{ at: { $lt: at } }, { at, _id: { $lt: _id } }, { doneAt: { $exists: true } }],
      })
      .limit(most)
      .select({ _id: 1 })
      .lean();
    if (before.length >= most) return why;
  }
  return undefined;
};

/** Leaves a message out of the counts, because it was not sent. */
export const uncount = async (outbox: OutboxModel, { _id }: Pick<OutboxDoc, '_id'>): Promise<void> => {
  await outbox.updateOne({ _id }, { $unset: { 'data.mailbox': '', 'data.sender': '' } });
};
