import { minute } from '../../shared/durations';
import { failedStates, type MessageState } from '../../shared/schemas/message';
import { hashSalted, openContent } from '../conversation/content';
import type { MessageDoc } from '../conversation/message.model';
import { refreshPerson } from '../conversation/refresh-inbox';
import { getProviderError } from '../conversation/rules/provider-errors';
import { writeAudit } from '../core/audit/write-audit';
import type { Staff } from '../core/caller';
import { deriveId } from '../core/db/derive-id';
import { ignoreDuplicate } from '../core/db/errors';
import { conflict } from '../core/http/trpc';
import { recordAnswer } from '../leads/first-answer';
import { endTurns } from '../proof/number-turns';
import { noteFirmError } from './pause-number';
import type { AtProvider, Report, TextProvider } from './providers/provider';
import { findLeads, isStopped, withdrawNumber } from './stop-number';
import { type Texts, toOutgoing, toQueued } from './texts';
import { sentWithin } from './write-text';

/** The states that a report of the provider may follow. Callbacks arrive repeatedly and in any order. */
const before: Partial<Record<MessageState, readonly MessageState[]>> = {
  accepted: ['posting', 'unknown'],
  sent: ['posting', 'unknown', 'accepted'],
  'not-confirmed': ['posting', 'unknown', 'accepted', 'sent'],
  undelivered: ['posting', 'unknown', 'accepted', 'sent', 'not-confirmed'],
  delivered: ['posting', 'unknown', 'accepted', 'sent', 'not-confirmed', 'undelivered'],
};

/** Returns the states from which a report of the provider moves a text to `state`, so that it never goes back. */
export const statesBefore = (state: MessageState): readonly MessageState[] => before[state] ?? [];

type Change = Partial<Omit<MessageDoc, '_id' | 'state'>>;

/**
 * Moves a text from one of some states to another; false if it was in none of them, or not `still` as it was read.
 * What is scheduled for it ends unless the change schedules it again. A failure of a text that staff wrote is unread and
 * in the inbox, and so is any text about which staff can decide.
 */
export const moveText = async (
  texts: Texts,
  { _id, clientId, dueAt, by, run, failedAt }: MessageDoc,
  from: readonly MessageState[],
  state: MessageState,
  change: Change = {},
  still: Pick<Change, 'checkAt'> = {},
): Promise<boolean> => {
  const { models, feed, now } = texts;
  const isStaffs = by !== undefined || (run !== undefined && state === 'unknown');
  const isNews = isStaffs && failedStates.has(state) && !change.checkAt;
  const $unset = {
    ...(change.dueAt ? {} : { dueAt: '' }),
    ...(change.checkAt ? {} : { checkAt: '' }),
    ...(isNews ? {} : { unread: '', failedAt: '' }),
    ...(state === 'delivered' && !change.error && { error: '' }),
  };
  // Nobody misses a repeat whose first text arrived.
  const isListed = isNews && change.error !== 'ARRIVED';
  const news = { unread: true, ...(isListed && { failedAt: new Date(now()), inboxDue: true }) } as const;
  const { modifiedCount } = await models.messages.updateOne(
    // Another server may have tried it meanwhile, and put it off.
    { _id, state: { $in: [...from] }, ...(state === 'posting' && { dueAt }), ...still },
    { $set: { ...change, state, entryDue: 'now', ...(isNews && news) }, $unset },
  );
  if (modifiedCount > 0 && clientId && (isListed || failedAt)) await refreshPerson(texts, clientId);
  // A reply to an unknown sender is news, too.
  if (modifiedCount > 0 && (clientId || by)) feed.announce(clientId ?? String(_id), 'changed');
  return modifiedCount > 0;
};

/** Writes the same text again, to be sent later: once for each that the carrier could not deliver for now. */
const repeatLater = async (texts: Texts, message: MessageDoc, wait: number) => {
  const { clientId, phoneKey, by, run, ground, groundId, segments, tries = 0 } = message;
  const { template, templateVersion } = message;
  const dueAt = texts.now() + wait * minute;
  const repeat = toQueued(texts, openContent(texts, message), {
    phoneKey,
    repeats: String(message._id),
    tries: tries + 1,
    dueAt: new Date(dueAt),
    expiresAt: new Date(dueAt + sentWithin),
    ...(clientId && { clientId }),
    ...(by && { by }),
    ...(run && { run }),
    ...(ground && { ground }),
    ...(groundId && { groundId }),
    ...(segments && { segments }),
    ...(template && { template, templateVersion }),
  });
  await texts.models.messages.create(repeat).catch(ignoreDuplicate);
};

/** Enters a withdrawal that the provider knew before us in the ledger, if there is none. */
const noteProviderStop = async (texts: Texts, message: MessageDoc, code: string): Promise<void> => {
  if (getProviderError(code).means !== 'stopped') return;
  const { to } = openContent(texts, message);
  if (await isStopped(texts, to, new Date(texts.now() + 1))) return;
  const { leads } = await findLeads(texts, message.phoneKey, to);
  const id = deriveId(`stop ${message._id}`);
  await withdrawNumber(texts, { phone: to, id, leads, channel: 'text', source: 'provider' });
};

/** Acts on an error of the provider that says more than that this one text failed. */
export const noteError = async (texts: Texts, message: MessageDoc, code: string): Promise<void> => {
  await noteProviderStop(texts, message, code);
  await noteFirmError(texts, openContent(texts, message).from, code);
};

/** The states of a text that the provider took. */
const arrives: ReadonlySet<MessageState> = new Set(['accepted', 'sent', 'delivered']);

/** Records what the provider says of a text of ours. Reports come repeatedly and in any order, and never take it back. */
export const settleReport = async (
  texts: Texts,
  message: MessageDoc,
  { providerId, state, segments, cost, error }: AtProvider & Pick<Report, 'error'>,
  raw?: Buffer,
): Promise<void> => {
  // A report on a text whose answer was lost proves that it was sent, even if it waits again or was given up.
  const givenUp = message.postedAt ? (['queued', 'expired', 'refused'] as const) : [];
  const before = [...statesBefore(state), ...givenUp];
  const moved = await moveText(texts, message, before, state, {
    providerId,
    ...(segments && { segments }),
    ...(cost && { cost }),
    ...(error && { error }),
    ...(raw && { report: hashSalted(openContent(texts, message), raw.toString()) }),
  });
  if (!moved && cost) await texts.models.messages.updateOne({ _id: message._id }, { $set: { cost } });
  const { clientId, direction, service, answers, by } = message;
  if (moved && clientId && direction === 'out' && !answers && service !== 'code' && arrives.has(state))
    await recordAnswer(texts, clientId, 'text', { isByHand: by !== undefined });
  // The repeat that waits asks again.
  if (moved && message.state === 'undelivered') await endTurns(texts.models, [message.phoneKey]);
  if (error) await noteError(texts, message, error);
  if (state !== 'undelivered' || !error || message.answers || message.ground === 'service') return;
  // Even if an earlier report moved it: a server may have stopped before it wrote the next text. But not if it arrived.
  if (!(await texts.models.messages.exists({ _id: message._id, state: 'undelivered' }))) return;
  const wait = getProviderError(error).again?.[message.tries ?? 0];
  if (wait !== undefined) await repeatLater(texts, message, wait);
};

/** When the provider is asked for a text whose answer was lost: after the post, and again later. */
export const checksAfter = [minute, 5 * minute] as const;
const awayFor = minute;
/** Several at once, so that a provider that hangs does not take long. */
const mostAtOnce = 20;

/**
 * Asks the provider for a text whose answer was lost, and adopts it if it is there. One that is missing may be in a list
 * that is late, so it stays unknown, and staff decide (`sendAgain`).
 */
const checkText = async (texts: Texts, provider: TextProvider, message: MessageDoc): Promise<void> => {
  const { models, now } = texts;
  const { _id, postedAt, checks = 0 } = message;
  // Claimed, so that no one else asks meanwhile.
  const claim = { checkAt: new Date(now() + awayFor) };
  const { modifiedCount } = await models.messages.updateOne(
    { _id, checkAt: message.checkAt },
    { $set: claim },
  );
  if (modifiedCount === 0) return;
  const move = (state: MessageState, change?: Parameters<typeof moveText>[4]) =>
    moveText(texts, message, ['posting', 'unknown'], state, change, claim);
  const outgoing = await toOutgoing(texts, message);
  if (!outgoing) {
    // Nobody knows any more what it said, and it is not needed again.
    await move('unknown');
    return;
  }
  const matches = await provider.find(outgoing, postedAt ?? message.at).catch(() => undefined);
  if (!matches) {
    await move('unknown', { checkAt: new Date(now() + awayFor) });
    return;
  }
  for (const match of matches) {
    const isOther = await models.messages.exists({ providerId: match.providerId, _id: { $ne: _id } });
    if (!isOther) return settleReport(texts, message, match);
  }
  const wait = checksAfter[checks + 1];
  await move('unknown', { checks: checks + 1, ...(wait && { checkAt: new Date(now() + wait) }) });
};

/** Asks for the texts whose answer was lost, also for those that a server was sending when it stopped. */
export const checkTexts = async (texts: Texts, signal?: AbortSignal): Promise<void> => {
  const { models, provider, now } = texts;
  if (!provider) return;
  const lost = await models.messages
    .find({ checkAt: { $lte: new Date(now()) } })
    .sort({ checkAt: 1 })
    .limit(mostAtOnce)
    .lean<MessageDoc[]>();
  if (!signal?.aborted) await Promise.all(lost.map((message) => checkText(texts, provider, message)));
};

/**
 * Sends a text again of which nobody knows whether it was sent, because staff decided so after the provider was asked.
 * The gate decides again when it leaves.
 */
export const sendAgain = async (texts: Texts, caller: Staff, id: string): Promise<void> => {
  const { models, now } = texts;
  const message = await models.messages.findById(id).lean<MessageDoc>();
  const { clientId, checkAt, answers, service } = message ?? {};
  if (!message || !clientId || answers || service) throw conflict('This text cannot be sent again.');
  if (checkAt) throw conflict('We are still asking the provider for this text. Try again in a few minutes.');
  const at = now();
  const change = { dueAt: new Date(at), expiresAt: new Date(at + sentWithin) };
  if (!(await moveText(texts, message, ['unknown'], 'queued', change)))
    throw conflict('Someone decided about this text meanwhile. Load the page again.');
  await writeAudit({ models, now }, caller, { action: 'text', entity: 'client', entityId: clientId });
  texts.sendSoon();
};
