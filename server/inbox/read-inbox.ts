import { phoneSpellings } from '../../shared/phone';
import { openStatuses } from '../../shared/schemas/client';
import type { InboxRow, InboxTab } from '../../shared/schemas/inbox';
import type { Conversation } from '../conversation/content';
import type { MessageDoc } from '../conversation/message.model';
import { toMessage } from '../conversation/read-messages';
import { fold } from '../core/db/search';
import type { ClientDoc } from '../leads/store/client.model';
import { findLeadId } from '../leads/store/lead-by-id';
import { countUnknown } from './unknown-senders';

const mostText = 200;

/** Matches the leads of a tab that wait now; one that someone put off waits from its time on. */
const waiting = ({ now }: Pick<Conversation, 'now'>, tab: InboxTab, me: string) => ({
  'inbox.showAt': { $gt: new Date(0), $lte: new Date(now()) },
  ...(tab === 'mine' && { assignedTo: me }),
  ...(tab === 'unassigned' && { assignedTo: null }),
});

/** Returns how many conversations wait for a user, for nobody's, and of all, and the number of unknown senders. */
export const countInbox = async (conversation: Conversation, me: string) => {
  const { clients } = conversation.models;
  const count = (tab: InboxTab) => clients.countDocuments(waiting(conversation, tab, me));
  const [mine, unassigned, leads, unknown, next] = await Promise.all([
    count('mine'),
    count('unassigned'),
    count('all'),
    countUnknown(conversation),
    clients
      .findOne({ 'inbox.showAt': { $gt: new Date(conversation.now()) } })
      .sort({ 'inbox.showAt': 1 })
      .select({ inbox: 1 })
      .lean(),
  ]);
  const nextAt = next?.inbox?.showAt?.toISOString();
  return { mine, unassigned, unknown, all: leads + unknown, ...(nextAt && { nextAt }) };
};

const mostHeld = 500;

/** Returns the leads of messages that may ask us to stop. */
const findHeld = async ({ models }: Conversation): Promise<string[]> => {
  const holds = await models.numberHolds
    .find({ at: { $gt: new Date(0) } })
    .sort({ at: -1 })
    .limit(mostHeld)
    .select({ clientId: 1 })
    .lean();
  const ids = new Set(holds.flatMap(({ clientId }) => clientId ?? []));
  return Promise.all([...ids].map((id) => findLeadId({ models }, id)));
};

type Lead = Pick<
  ClientDoc,
  '_id' | 'firstName' | 'lastName' | 'email' | 'phoneE164' | 'assignedTo' | 'inbox'
>;
type Other = Pick<ClientDoc, '_id' | 'email' | 'phoneE164' | 'caseType' | 'status'>;

/** Returns the open leads with the number or address of one of these, of each lead the others. */
const findOthers = async ({ models }: Conversation, leads: readonly Lead[]) => {
  const fields = { email: 1, phoneE164: 1, caseType: 1, status: 1 } as const;
  const open = { status: { $in: openStatuses } };
  const numbers = leads.flatMap(({ phoneE164 }) => (phoneE164 ? phoneSpellings(phoneE164) : []));
  const addresses = leads.flatMap(({ email }) => (email ? [fold(email)] : []));
  // Two queries, each with its index.
  const results = await Promise.all([
    models.clients
      .find({ phoneE164: { $in: numbers }, ...open })
      .select(fields)
      .lean<Other[]>(),
    models.clients
      .find({ 'keys.email': { $in: addresses }, ...open })
      .select(fields)
      .lean<Other[]>(),
  ]);
  const all = new Map(results.flat().map((one) => [String(one._id), one]));
  return ({ _id, phoneE164, email }: Lead) => {
    const spellings: readonly string[] = phoneE164 ? phoneSpellings(phoneE164) : [];
    return [...all.values()]
      .filter((one) => String(one._id) !== String(_id))
      .filter((one) => spellings.includes(one.phoneE164 ?? '') || (email && fold(one.email) === fold(email)))
      .map(({ _id: id, caseType, status }) => ({ id: String(id), caseType, status }));
  };
};

/** Returns the conversations of a tab that wait for an answer: held ones first, then the newest. */
export const readInbox = async (
  conversation: Conversation,
  me: string,
  { tab, limit }: { tab: InboxTab; limit: number },
): Promise<InboxRow[]> => {
  const { models } = conversation;
  const held = await findHeld(conversation);
  const find = (where: object) =>
    models.clients
      .find({ ...waiting(conversation, tab, me), ...where })
      .sort({ 'inbox.showAt': -1, _id: -1 })
      .limit(limit)
      .select({ firstName: 1, lastName: 1, email: 1, phoneE164: 1, assignedTo: 1, inbox: 1 })
      .lean<Lead[]>();
  const first = held.length > 0 ? await find({ _id: { $in: held } }) : [];
  const rest = await find({ _id: { $nin: held } });
  const leads = [...first, ...rest].slice(0, limit);
  const ids = leads.flatMap(({ inbox }) => inbox?.message ?? []);
  const messages = await models.messages.find({ _id: { $in: ids } }).lean<MessageDoc[]>();
  const getOthers = await findOthers(conversation, leads);
  return leads.flatMap((lead) => {
    const message = messages.find(({ _id }) => String(_id) === lead.inbox?.message);
    if (!message) return [];
    const { id, channel, subject, text, at, unread, error } = toMessage(conversation, message);
    return {
      id: String(lead._id),
      name: `${lead.firstName} ${lead.lastName}`,
      assignedTo: lead.assignedTo,
      message: id,
      channel,
      text: [subject, text].filter(Boolean).join('. ').slice(0, mostText),
      at,
      ...(lead.inbox?.failed && { failed: error ?? '' }),
      ...(held.includes(String(lead._id)) && { held: true as const }),
      ...(unread && { unread }),
      others: getOthers(lead),
    };
  });
};
