import { day } from '../../shared/durations';
import { phoneSpellings } from '../../shared/phone';
import type { HeldMessage } from '../../shared/schemas/message';
import type { HoldReason, NumberHoldDoc } from '../contact/number-hold.model';
import { findLeadKeys, holdPerson } from '../contact/opt-out/hold-person';
import { federal, isHoliday, nextDay, toDay } from '../contact/rules/holidays';
import { type Caller, type Staff, system } from '../core/caller';
import { deriveId } from '../core/db/derive-id';
import { ignoreDuplicate } from '../core/db/errors';
import { conflict, notFound } from '../core/http/trpc';
import type { ClientDoc } from '../leads/store/client.model';
import { historyEntry, traced } from '../leads/store/history';
import { findLeadId } from '../leads/store/lead-by-id';
import { workOnLead } from '../leads/update-client';
import { withdraw, withdrawAtLead } from '../proof/withdraw';
import { type Conversation, openContent } from './content';
import type { MessageDoc } from './message.model';
import { settleStopped } from './settle-row';

/** Returns a lead and the holds on its number and address, with all that began together. */
const findHolds = async (conversation: Pick<Conversation, 'models' | 'consents'>, id: string) => {
  const { numberHolds } = conversation.models;
  const lead = await findLeadKeys(conversation, await findLeadId(conversation, id));
  if (!lead) throw notFound('client');
  const byKey = await numberHolds.find({ _id: { $in: lead.keys } }).lean();
  const leads = [
    String(lead._id),
    ...(lead.mergedIds ?? []),
    ...byKey.flatMap(({ clientId }) => clientId ?? []),
  ];
  const byLead = await numberHolds.find({ clientId: { $in: leads } }).lean();
  return { lead, holds: [...new Map([...byKey, ...byLead].map((hold) => [hold._id, hold])).values()] };
};

/** The newest messages of each hold that are shown. */
const mostShown = 100;

/** Returns the messages that put a lead's person on hold, oldest first; none if they are not on hold. */
export const readHold = async (conversation: Conversation, id: string): Promise<HeldMessage[]> => {
  const { models } = conversation;
  const { holds } = await findHolds(conversation, id);
  const shown = new Map(
    holds.flatMap(({ messageIds, at }) => messageIds.slice(-mostShown).map((message) => [message, at])),
  );
  const ids = [...shown.keys()];
  const stored = await models.messages.find({ _id: { $in: ids } }).lean<MessageDoc[]>();
  const forms = await models.clients
    .find({ _id: { $in: ids } })
    .select({ additionalInfo: 1 })
    .lean();
  const questions = await models.agreements
    .find({ _id: { $in: ids } })
    .select({ events: 1 })
    .lean();
  return [...shown]
    .map(([message, at]) => {
      const isIt = ({ _id }: { _id: unknown }) => String(_id) === message;
      const text = stored.find(isIt);
      const question = questions.find(isIt)?.events.findLast(({ step }) => step === 'asked');
      const body = text && openContent(conversation, text).body;
      return {
        id: message,
        text: body ?? forms.find(isIt)?.additionalInfo ?? question?.note ?? '',
        at: (text?.at ?? at).toISOString(),
      };
    })
    .sort((a, b) => a.at.localeCompare(b.at));
};

/** Holds every way to the person of a message who may have asked us to stop (`holdPerson`). */
export const holdNumber = (
  conversation: Conversation,
  { _id, channel, phoneKey, clientId }: Pick<MessageDoc, '_id' | 'channel' | 'phoneKey' | 'clientId'>,
  { words, rules }: HoldReason,
): Promise<void> =>
  holdPerson(conversation, { id: String(_id), channel, key: phoneKey, clientId, reason: { words, rules } });

/** Completes the task to decide, on the lead and on every other one with its number. */
const finishTasks = async (
  conversation: Conversation,
  caller: Caller,
  { _id, phoneE164 }: Pick<ClientDoc, '_id' | 'phoneE164'>,
) => {
  const spellings = phoneE164 ? phoneSpellings(phoneE164) : [];
  const filter = { phoneE164: { $in: spellings }, 'openTasks.kind': 'hold' as const };
  const sameNumber = phoneE164 ? await conversation.models.clients.distinct('_id', filter) : [];
  for (const id of new Set([_id, ...sameNumber].map(String)))
    await workOnLead(conversation, caller, id, {
      tasks: (open) => {
        const done = open.filter(({ kind }) => kind === 'hold');
        const others = open.filter((task) => !done.includes(task));
        const changes = done.map(({ title }) => ({ field: 'task', from: '', to: title }));
        const entry = historyEntry(caller, conversation.now, { action: 'task done', changes });
        return { open: others, entries: others.length < open.length ? [entry] : [] };
      },
    });
};

/** Returns the reasons of holds for the record: words of the rules, and nothing else of a message. */
const describeReasons = (holds: readonly Pick<NumberHoldDoc, 'reasons'>[]): string => {
  const reasons = holds.flatMap(({ reasons: some = [] }) => some);
  return [...new Set(reasons.map(({ words, rules }) => `“${words}”, rules of ${rules}`))].join('; ');
};

/** Withdraws for numbers and addresses on hold that the lead does not have: a person's second number. */
const withdrawElsewhere = async (
  conversation: Conversation,
  caller: Caller,
  holds: readonly NumberHoldDoc[],
  own: readonly string[],
): Promise<void> => {
  const { models } = conversation;
  for (const hold of holds.filter(({ _id }) => !own.includes(_id))) {
    const message = await models.messages
      .findOne({ _id: { $in: hold.messageIds }, phoneKey: hold._id })
      .lean<MessageDoc>();
    const from = message && openContent(conversation, message).from;
    if (!from) continue;
    const by = message.channel === 'email' ? { email: from } : { phoneNumber: from };
    const id = deriveId(`hold ${hold._id} ${hold.at.getTime()}`);
    const details = { id, caller, clientId: hold.clientId, source: 'stop', message: String(message._id) };
    await withdraw(conversation, { ...details, ...by }).catch(ignoreDuplicate);
  }
};

/** The message that put a person on hold last. */
const getLastMessage = (holds: readonly NumberHoldDoc[]): string | undefined =>
  holds.flatMap(({ messageIds }) => messageIds).at(-1);

const newMessage = () => conflict('A new message came. Read it, then decide.');

/**
 * Ends the holds of a lead: the person asked us to stop, or staff read something else in their messages. The caller says
 * which messages staff read; if another one came meanwhile, nothing ends.
 */
export const decideHold = async (
  conversation: Conversation,
  caller: Staff,
  { id, messages, isStop }: { id: string; messages: readonly string[]; isStop: boolean },
): Promise<void> => {
  const { models, feed, now } = conversation;
  const { lead, holds } = await findHolds(conversation, id);
  const clientId = String(lead._id);
  if (holds.length === 0) throw conflict('This person is no longer on hold. Load the page again.');
  const isRead = holds.every(({ messageIds }) =>
    messageIds.slice(-1).every((last) => messages.includes(last)),
  );
  if (!isRead) throw newMessage();
  // The withdrawal first, so that the number is never open in between.
  if (isStop) {
    await withdrawAtLead(conversation, clientId, { caller, source: 'stop', message: getLastMessage(holds) });
    await withdrawElsewhere(conversation, caller, holds, lead.keys);
  }
  for (const { _id, messageIds } of holds) {
    const { deletedCount } = await models.numberHolds.deleteOne({ _id, messageIds });
    if (deletedCount === 0) throw newMessage();
  }
  if (isStop) await settleStopped(conversation, messages);
  else {
    const entry = historyEntry(caller, now, { action: 'hold-ended', note: describeReasons(holds) });
    await models.clients.updateOne({ _id: lead._id }, traced({ entries: [entry] }));
  }
  await finishTasks(conversation, caller, lead);
  feed.announce(clientId, 'changed');
};

/** Makes a withdrawal of a hold that nobody decided in time, and of the others of its person. Safe to repeat. */
const endLateHold = async (conversation: Conversation, hold: NumberHoldDoc): Promise<void> => {
  const { models, feed } = conversation;
  const standing = hold.clientId
    ? await findHolds(conversation, hold.clientId).catch(() => undefined)
    : undefined;
  const holds = standing?.holds ?? [hold];
  if (standing) {
    const id = deriveId(`late ${standing.lead._id} ${hold.at.getTime()}`);
    const note = `Nobody decided within ten business days: ${describeReasons(holds)}`;
    const details = { id, caller: system, source: 'stop', note, message: getLastMessage(holds) };
    await withdrawAtLead(conversation, String(standing.lead._id), details).catch(ignoreDuplicate);
  }
  await withdrawElsewhere(conversation, system, holds, standing?.lead.keys ?? []);
  // A hold of a person who is gone stays: nobody else can withdraw for them.
  for (const { _id, at, messageIds } of holds)
    if (await models.consents.exists({ kind: 'withdrawal', keys: _id, at: { $gte: at } }))
      await models.numberHolds.deleteOne({ _id, messageIds });
  await settleStopped(
    conversation,
    holds.flatMap(({ messageIds }) => messageIds),
  );
  if (!standing) return;
  await finishTasks(conversation, system, standing.lead);
  feed.announce(String(standing.lead._id), 'changed');
};

/** 47 CFR 64.1200(a)(10): a request to stop is honored within ten business days. */
const mostDays = 10;
const mostAtOnce = 200;

/** Returns true if ten business days, without weekends and federal holidays, are over. */
export const isLate = (heldAt: number, now: number): boolean => {
  const [first, last] = [toDay(heldAt), toDay(now)];
  let count = 0;
  for (let one = nextDay(first); ; one = nextDay(one)) {
    if (Date.UTC(one.year, one.month - 1, one.day) > Date.UTC(last.year, last.month - 1, last.day))
      return false;
    if (one.weekday !== 0 && one.weekday !== 6 && !isHoliday(federal, one)) count++;
    if (count === mostDays) return true;
  }
};

/** Makes withdrawals of holds that nobody decided in time. */
export const endLateHolds = async (conversation: Conversation, signal: AbortSignal): Promise<void> => {
  const { models, now } = conversation;
  const old = await models.numberHolds
    .find({ at: { $lte: new Date(now() - mostDays * day) } })
    .sort({ at: 1 })
    .limit(mostAtOnce)
    .lean();
  for (const hold of old) {
    if (signal.aborted) return;
    const isOpen = isLate(hold.at.getTime(), now()) && (await models.numberHolds.exists({ _id: hold._id }));
    if (isOpen) await endLateHold(conversation, hold);
  }
};
