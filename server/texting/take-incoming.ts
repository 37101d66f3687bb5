import { Types } from 'mongoose';
import { day, hour, minute } from '../../shared/durations';
import { recordId } from '../../shared/schemas/id';
import { writtenLanguage } from '../../shared/written-language';
import { z } from '../../shared/zod';
import { classifyOptOut, type OptOut } from '../contact/opt-out/classify-opt-out';
import { openContent, sealContent, toConfirmationId } from '../conversation/content';
import { isErasedText } from '../conversation/erased-text';
import { holdNumber } from '../conversation/hold-number';
import type { MessageDoc } from '../conversation/message.model';
import { refreshInbox } from '../conversation/refresh-inbox';
import {
  isKnownToProvider,
  isSpanishKeyword,
  isYes,
  type Keyword,
  readKeyword,
} from '../conversation/rules/keywords';
import { quotes, readQuoted } from '../conversation/rules/reactions';
import { system } from '../core/caller';
import { deriveId } from '../core/db/derive-id';
import { ignoreDuplicate, isFirst } from '../core/db/errors';
import { event, type Handler } from '../core/outbox/work';
import { readSetting } from '../core/settings/read-setting';
import { toE164 } from '../leads/phone';
import type { ClientDoc } from '../leads/store/client.model';
import { findLeadId } from '../leads/store/lead-by-id';
import { confirmNumber } from '../proof/confirm-number';
import { enterRecord } from '../proof/enter-record';
import { enteredLater } from '../proof/ledger/times';
import { endTurns } from '../proof/number-turns';
import { withdrawAtLead } from '../proof/withdraw';
import { automaticTexts } from './automatic-texts';
import { picturesReceived } from './pictures';
import type { Incoming, Listed, TextProvider } from './providers/provider';
import { isAbroad } from './rules/number-kinds';
import { findLeads, isStopped, withdrawNumber } from './stop-number';
import { type Texts, toQueued } from './texts';

/** The newest texts of ours among which the message of a reaction is looked for. */
const mostRead = 500;

/** Returns true if a text only says how its sender likes one of our texts to that number. */
const isReaction = async (texts: Texts, phoneKey: string, body: string): Promise<boolean> => {
  const quoted = readQuoted(body);
  if (quoted.length === 0) return false;
  const ours = await texts.models.messages
    .find({ phoneKey, channel: 'text', direction: 'out' })
    .sort({ at: -1 })
    .limit(mostRead)
    .select({ sealed: 1 })
    .lean<MessageDoc[]>();
  return ours.some((message) => quoted.some((quote) => quotes(quote, openContent(texts, message).body)));
};

/** A text that a person sent, stored before the provider got its answer. */
export const textReceived = { kind: 'text-received', data: z.object({ message: recordId }) };

/** One confirmation of a STOP may go out within five minutes: 47 CFR 64.1200(a)(12). */
const answeredWithin = 5 * minute;

/** Stores a text that arrived, also one from a short code or a name; undefined if it is already stored or was erased. */
export const storeIncoming = async (texts: Texts, incoming: Incoming): Promise<string | undefined> => {
  const { models, consents, now } = texts;
  const { providerId, from, to, body, media, optOut, sentAt } = incoming;
  if (await isErasedText(texts, providerId)) return undefined;
  const { personKeys } = consents;
  const [phoneKey = await personKeys.senderKey(from)] = await personKeys.phoneKey(from);
  const _id = new Types.ObjectId();
  const message: MessageDoc = {
    _id,
    phoneKey,
    channel: 'text',
    direction: 'in',
    sealed: sealContent(texts, _id, {
      body,
      from,
      to,
      ...(media.length > 0 && { media }),
      ...(optOut && { optOut }),
    }),
    state: 'received',
    ...(!optOut && (await isReaction(texts, phoneKey, body)) && { reaction: true }),
    at: sentAt ?? new Date(now()),
    providerId,
    outbox: [
      event(textReceived, now, { message: String(_id) }),
      ...(media.length > 0 ? [event(picturesReceived, now, { message: String(_id) })] : []),
    ],
  };
  const isNew = await isFirst(models.messages.create(message));
  await endTurns(models, [phoneKey]);
  return isNew ? String(_id) : undefined;
};

type Taken = {
  message: MessageDoc;
  from: string;
  to: string;
  body: string;
  optOut?: Keyword | undefined;
  leads: Pick<ClientDoc, '_id' | 'language'>[];
  language: 'en' | 'es';
  /** Undefined if the text asks us to stop everything. */
  channel: 'text' | undefined;
};

/** The time between two requests to stop in which something may have opened a number again: one confirmation each. */
const findOpening = async ({ models }: Texts, { phoneKey, at }: MessageDoc): Promise<string> => {
  const opening = await models.consents
    .findOne({ keys: phoneKey, at: { $lt: at }, kind: { $in: ['answer', 'confirmation', 'reopening'] } })
    .sort({ at: -1, _id: -1 })
    .select({ _id: 1 })
    .lean();
  return String(opening?._id ?? '');
};

/** Answers a keyword, unless the provider does: HELP once an hour for a number, STOP once for each time that it was open. */
const answerKeyword = async (texts: Texts, incoming: Taken, keyword: 'stop' | 'help') => {
  const { models, provider, now } = texts;
  const { message, from, to, body, optOut, language } = incoming;
  const isOfLead = message.clientId !== undefined;
  if (!toE164(from) || (isAbroad(from) && !isOfLead)) return;
  const { providerAnswers } = await readSetting(texts, 'texts');
  if (providerAnswers && provider && (optOut || isKnownToProvider(provider.name, body))) return;
  const text = automaticTexts[language][keyword](await texts.firm());
  const once =
    keyword === 'stop' ? await findOpening(texts, message) : Math.floor(message.at.getTime() / hour);
  const answer = toQueued(
    texts,
    { body: text, from: to, to: from },
    {
      _id: new Types.ObjectId(deriveId(`${keyword} ${message.phoneKey} ${once}`)),
      phoneKey: message.phoneKey,
      ground: keyword === 'stop' ? 'service' : 'inbound',
      groundId: keyword === 'stop' ? deriveId(`stop ${message._id}`) : String(message._id),
      answers: String(message._id),
      dueAt: new Date(now()),
      expiresAt: new Date(message.at.getTime() + answeredWithin),
      ...(message.clientId && { clientId: message.clientId }),
      ...(!(isOfLead && keyword === 'stop') && { stranger: true }),
    },
  );
  await models.messages.create(answer).catch(ignoreDuplicate);
  texts.sendSoon();
};

/** Staff know whose text it is, though their lead has another number: the lead wants no texts, either. */
const withdrawElsewhere = async (texts: Texts, { message, leads, channel }: Taken): Promise<void> => {
  const lead = message.clientId && (await findLeadId(texts, message.clientId));
  if (!lead || leads.some(({ _id }) => String(_id) === lead)) return;
  if (!(await texts.models.clients.exists({ _id: lead }))) return;
  const id = deriveId(`stop ${message._id} ${lead}`);
  const details = { id, caller: system, channel, source: 'stop', message: String(message._id) };
  await withdrawAtLead(texts, lead, details).catch(ignoreDuplicate);
};

/** Returns the confirming text that a yes answers: the newest one before it. */
const findQuestion = async ({ models }: Texts, { phoneKey, at }: MessageDoc): Promise<string | undefined> => {
  const [question] = await models.messages
    .find({ phoneKey, service: 'confirm', at: { $lte: at }, postedAt: { $exists: true } })
    .sort({ at: -1 })
    .limit(1)
    .select({ _id: 1 })
    .lean();
  return question && String(question._id);
};

const actOnKeyword = async (texts: Texts, incoming: Taken, keyword: Keyword | 'yes'): Promise<void> => {
  const { message, from, leads, channel } = incoming;
  if (keyword === 'stop') {
    const wasStopped = await isStopped(texts, from, message.at);
    const id = deriveId(`stop ${message._id}`);
    await withdrawNumber(texts, {
      ...{ phone: from, id, leads, channel },
      source: 'stop',
      message: String(message._id),
    });
    await withdrawElsewhere(texts, incoming);
    if (!wasStopped) await answerKeyword(texts, incoming, 'stop');
  } else if (keyword === 'help') await answerKeyword(texts, incoming, 'help');
  else {
    // START is about what the person agreed to last, so about their newest lead.
    const again = keyword === 'start';
    const clientId = again && leads[0] ? String(leads[0]._id) : message.clientId;
    const id = toConfirmationId(message);
    if (clientId)
      await confirmNumber(texts, {
        ...{ id, clientId, confirmedBy: 'text', phoneNumber: from, again },
        message: String(message._id),
        question: await findQuestion(texts, message),
      });
  }
};

/** Returns the ledger's words about a text that asks us to stop, or may; a provider may know more than our rules. */
const toAsksToStop = ({ result, words, rules }: OptOut, keyword: Keyword | 'yes' | undefined) => {
  if (keyword === 'stop') return { asksToStop: { result: 'withdrawal' as const, words, rules } };
  return result === 'neither' ? {} : { asksToStop: { result, words, rules } };
};

/**
 * Acts on a text that a person sent: finds its lead, enters it in the ledger, and follows a keyword. A STOP is a
 * withdrawal before anything else. Safe to repeat.
 */
export const takeIncoming = async (texts: Texts, id: string): Promise<void> => {
  const { models, feed, provider, now } = texts;
  const message = await models.messages.findById(id).lean<MessageDoc>();
  if (!message) return;
  const { body, from, to, optOut } = openContent(texts, message);
  const { leads, current } = await findLeads(texts, message.phoneKey, from);
  const clientId = message.clientId ?? (current && String(current._id));
  const wish = classifyOptOut(body);
  // Words about another channel than texts say nothing certain about texts.
  const isStop = wish.result === 'withdrawal' && !['call', 'email'].includes(wish.scope);
  const keyword =
    optOut ??
    (isStop ? ('stop' as const) : readKeyword(body)) ??
    (isYes(body) ? ('yes' as const) : undefined);
  const isSpanish = wish.language === 'es' || isSpanishKeyword(body);
  const language = isSpanish ? 'es' : writtenLanguage(current?.language);
  const incoming = {
    message: { ...message, ...(clientId && { clientId }) },
    from,
    to,
    body,
    optOut,
    leads,
    language,
    channel: wish.scope === 'all' ? undefined : ('text' as const),
  } as const;
  // A reaction says nothing. The words of a short code or a name count only once staff assigned it to a lead.
  const saysSomething = !message.reaction && (toE164(from) !== undefined || clientId !== undefined);
  if (saysSomething && keyword) await actOnKeyword(texts, { ...incoming, leads: [...leads] }, keyword);
  else if (saysSomething && wish.result !== 'neither') await holdNumber(texts, incoming.message, wish);
  if (clientId && !message.clientId) await models.messages.updateOne({ _id: id }, { $set: { clientId } });
  if (clientId) await refreshInbox(texts, clientId, message.clientId ? undefined : id);
  if (saysSomething)
    await enterRecord(texts, {
      id,
      kind: 'inbound',
      clientId: clientId || undefined,
      phoneNumber: from,
      provider: provider?.name ?? '',
      providerId: message.providerId ?? '',
      ...toAsksToStop(wish, keyword),
      at: message.at.toISOString(),
      ...enteredLater(message.at, now()),
    }).catch(ignoreDuplicate);
  // An unknown sender is news, too: tabs count them.
  feed.announce(clientId ?? id, 'changed');
};

const mostPending = 20;

/** Acts on texts of a number that are stored and that no server acted on yet, so that a STOP counts as soon as it is stored. */
export const takePending = async (texts: Texts, phoneKey: string): Promise<void> => {
  const { messages, consents } = texts.models;
  const arrived = await messages
    .find({ phoneKey, channel: 'text', direction: 'in', reaction: { $exists: false } })
    .sort({ at: -1 })
    .limit(mostPending)
    .select({ _id: 1 })
    .lean();
  const ids = arrived.map(({ _id }) => String(_id));
  // The entry is the last thing that `takeIncoming` writes.
  const entryIds: unknown[] = ids.length > 0 ? await consents.distinct('_id', { _id: { $in: ids } }) : [];
  for (const id of ids) if (!entryIds.includes(id)) await takeIncoming(texts, id);
};

export const handleReceived =
  (texts: Texts): Handler<typeof textReceived> =>
  ({ data }) =>
    takeIncoming(texts, data.message);

const longestDowntime = 30 * day;

/** Stores a text of a list, unless it is stored: the addresses of its pictures cost a question each. */
const storeListed = async (texts: Texts, { listMedia, ...incoming }: Listed): Promise<void> => {
  if (await texts.models.messages.exists({ providerId: incoming.providerId })) return;
  await storeIncoming(texts, { ...incoming, media: await listMedia() });
};

/** Stores the texts to one number since its list was last read to the end; a day back at first. */
const fetchFor = async (
  texts: Texts,
  askList: NonNullable<TextProvider['listIncoming']>,
  number: string,
): Promise<void> => {
  const { models, now } = texts;
  const at = now();
  const list = await models.textLists.findById(number).lean();
  const since = Math.max(list?.readAt.getTime() ?? at - day, at - longestDowntime);
  const listed = await askList(number, new Date(since));
  const failures: unknown[] = [];
  for (const one of listed.texts) await storeListed(texts, one).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
  if (listed.isComplete)
    await models.textLists.updateOne({ _id: number }, { $set: { readAt: new Date(at) } }, { upsert: true });
};

/** Asks the provider for texts that did not reach us, such as those sent while we were down; one that fails stops no other. */
export const fetchIncoming = async (texts: Texts): Promise<void> => {
  const { numbers, provider } = texts;
  const askList = provider?.listIncoming;
  if (!askList) return;
  const results = await Promise.allSettled(numbers.map(({ number }) => fetchFor(texts, askList, number)));
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
};
