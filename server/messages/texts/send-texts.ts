import { TRPCError } from '@trpc/server';
import type { MessageState } from '../../../shared/schemas/message';
import { openTextedCode } from '../../agreements/signing/texted-code';
import { askAutomatedTextGate, askCodeGate, askConfirmingGate, askTextGate } from '../../contact/gate';
import { takeLease } from '../../core/db/take-lease';
import { findLeadId } from '../../leads/merge/lead-id';
import { toE164 } from '../../leads/phone';
import { readTurn, takeTurn } from '../../proof/number-turns';
import { openContent } from '../conversation/content';
import type { MessageDoc } from '../conversation/message.model';
import { findLastStop, findStopOfStep } from '../sequences/run-state';
import { automaticTexts } from './automatic-texts';
import { hasEnoughCodes } from './code-text';
import { isAskedAlready } from './confirming-text';
import { findPause } from './pause-number';
import type { Outgoing, SendOutcome, TextProvider } from './providers/provider';
import { getProviderError } from './rules/provider-errors';
import { moveText, noteError, settleReport } from './settle-text';
import { isStopped } from './stop-number';
import { takePending } from './take-incoming';
import { isTextless } from './textless-number';
import { missingStep, readyNumbers, type Texts } from './texts';

const minute = 60_000;
/** When the provider is asked for a text whose answer was lost: after the post, and again later. */
const checksAfter = [minute, 5 * minute] as const;
const neededAbsences = 2;
const awayFor = minute;
const mostAtOnce = 100;

const later = ({ now }: Texts, wait: number) => new Date(now() + wait);

type Permission = { allowed: true } | { allowed: false; reason: string; from?: Date };

const stopped = { allowed: false, reason: 'STOPPED' } as const;
const notNeeded = { allowed: false, reason: 'NOT_NEEDED' } as const;

/** Asks the gate that decides about this kind of text; undefined if the text is not needed any more. */
const askGate = async (texts: Texts, message: MessageDoc, clientId: string) => {
  const { run, service } = message;
  if (service === 'confirm')
    return (await isAskedAlready(texts, message)) ? undefined : askConfirmingGate(texts, clientId);
  if (service === 'code')
    return (await hasEnoughCodes(texts, message)) ? undefined : askCodeGate(texts, clientId);
  return run ? askAutomatedTextGate(texts, clientId) : askTextGate(texts, clientId);
};

/** Returns true for the confirmation of a STOP, the only text that may follow one. */
const isConfirmation = ({ answers, ground }: MessageDoc) => answers !== undefined && ground === 'service';

/** Asks the gate for a text that is about to be sent, for the number that the lead has now. */
const askPermission = async (texts: Texts, message: MessageDoc): Promise<Permission> => {
  // An answer to a keyword is written only where it is permitted, even to someone who has no lead.
  if (isConfirmation(message)) return { allowed: true };
  if (message.answers)
    return (await isStopped(texts, openContent(texts, message).to, new Date(texts.now() + 1)))
      ? { allowed: false, reason: 'WITHDRAWN' }
      : { allowed: true };
  const clientId = await findLeadId(texts, message.clientId ?? '');
  try {
    if (message.run && (await findStopOfStep(texts, message.run))) return stopped;
    const gate = await askGate(texts, message, clientId);
    if (!gate) return notNeeded;
    const { answer, phoneNumber } = gate;
    if (toE164(phoneNumber) !== openContent(texts, message).to)
      return { allowed: false, reason: 'NUMBER_CHANGED' };
    if (answer.allowed)
      return (await isTextless(texts, message.phoneKey))
        ? { allowed: false, reason: 'NO_TEXTS' }
        : { allowed: true };
    return {
      allowed: false,
      reason: answer.reason ?? 'NO_CONSENT',
      ...(answer.from && { from: new Date(answer.from) }),
    };
  } catch (error) {
    if (error instanceof TRPCError && error.code === 'NOT_FOUND')
      return { allowed: false, reason: 'LEAD_GONE' };
    throw error;
  }
};

/** Of a text with as many characters as we accept, none of them in the short alphabet. */
const mostSegments = 24;

/** Takes as long of our number as the text needs at its pace, across all servers; false while another text has it. */
const takePlace = (texts: Texts, message: MessageDoc, now: number): Promise<boolean> =>
  takeLease(texts.models.leases.collection as never, {
    _id: `texts from ${openContent(texts, message).from}`,
    by: String(message._id),
    now,
    lasts: ((message.segments ?? 1) * 1000) / texts.perSecond - 1,
    longest: (mostSegments * 1000) / texts.perSecond,
  });

/**
 * Claims a text: acts on what the person sent, asks the gate, takes our number's place and the person's turn, and then
 * the text itself. If a withdrawal or another text took the turn since the gate was asked, it is asked again. Returns
 * false if the text is not to be sent now, and `waits` while our number sends another one.
 */
const claimText = async (texts: Texts, message: MessageDoc): Promise<boolean | 'waits'> => {
  const { models, now } = texts;
  for (;;) {
    const turn = await readTurn(models, message.phoneKey);
    if (!isConfirmation(message)) await takePending(texts, message.phoneKey);
    const permission = await askPermission(texts, message);
    if (!permission.allowed) {
      const { reason, from } = permission;
      const isLater = from && message.expiresAt && from < message.expiresAt;
      if (isLater) await moveText(texts, message, ['queued'], 'queued', { dueAt: from, error: reason });
      else await moveText(texts, message, ['queued'], 'refused', { error: reason });
      return false;
    }
    const at = now();
    if (!(await takePlace(texts, message, at))) return 'waits';
    if (!(await takeTurn(models, message.phoneKey, turn))) continue;
    // If this server stops from here on, the provider is asked whether it has the text.
    const checkAt = later(texts, checksAfter[0]);
    return moveText(texts, message, ['queued'], 'posting', { postedAt: new Date(at), checkAt });
  }
};

/** Returns a text as it is sent, a code with its digits; undefined for a code that cannot be entered any more. */
const toOutgoing = async (texts: Texts, message: MessageDoc): Promise<Outgoing | undefined> => {
  const id = String(message._id);
  const callback = `${texts.publicUrl}/api/texts/status?m=${texts.seal.close(id, 'text callback')}`;
  const { from, to, body, code } = openContent(texts, message);
  if (!code) return { id, from, to, body, callback };
  const texted = await openTextedCode(texts, code);
  const words =
    texted && automaticTexts[texted.language].code({ ...(await texts.firm()), code: texted.code });
  return words ? { id, from, to, body: words, callback } : undefined;
};

const settleSent = async (texts: Texts, message: MessageDoc, outcome: SendOutcome): Promise<void> => {
  const { tries = 0 } = message;
  if (outcome.outcome === 'accepted') return settleReport(texts, message, outcome);
  if (outcome.outcome === 'lost') {
    const checkAt = later(texts, checksAfter[0]);
    await moveText(texts, message, ['posting'], 'unknown', { checkAt, checks: 0, absences: 0 });
    return;
  }
  // Certainly not sent.
  const { code } = outcome;
  const wait = outcome.outcome === 'away' ? awayFor : (getProviderError(code).again?.[tries] ?? 0) * minute;
  if (wait > 0) {
    const counted = outcome.outcome === 'away' ? tries : tries + 1;
    await moveText(texts, message, ['posting'], 'queued', {
      dueAt: later(texts, wait),
      error: code,
      tries: counted,
    });
  } else {
    await noteError(texts, message, code);
    await moveText(texts, message, ['posting'], 'refused', { error: code });
  }
};

/** Gives a text that was claimed to the provider. */
const postText = async (texts: Texts, provider: TextProvider, message: MessageDoc): Promise<void> => {
  const outgoing = await toOutgoing(texts, message);
  if (!outgoing) {
    await moveText(texts, message, ['posting'], 'refused', { error: notNeeded.reason });
    return;
  }
  // Again, now that everything else is done: the next line sends it.
  if (message.run && (await findLastStop(texts, message.run))) {
    await moveText(texts, message, ['posting'], 'refused', { error: stopped.reason });
    return;
  }
  await settleSent(texts, message, await provider.send(outgoing));
};

/** Sends a text that is due. Returns true if it has to wait for another one from the same number. */
const sendText = async (texts: Texts, provider: TextProvider, message: MessageDoc): Promise<boolean> => {
  if (message.expiresAt && message.expiresAt.getTime() <= texts.now()) {
    await moveText(texts, message, ['queued'], 'expired');
    return false;
  }
  const { from } = openContent(texts, message);
  if (!readyNumbers(texts).includes(from)) {
    await moveText(texts, message, ['queued'], 'refused', { error: 'NOT_REGISTERED' });
    return false;
  }
  const paused = await findPause(texts, from);
  if (paused) {
    await moveText(texts, message, ['queued'], 'queued', { dueAt: later(texts, minute), error: paused });
    return false;
  }
  const claimed = await claimText(texts, message);
  if (claimed === true) await postText(texts, provider, message);
  return claimed === 'waits';
};

/** The list of another account proves nothing. Other servers may use the earlier account for a while. */
const isFromEarlierAccount = ({ stored: { since } }: Texts, { postedAt }: MessageDoc) =>
  since !== undefined && postedAt !== undefined && postedAt.getTime() < since.getTime() + minute;

/**
 * Asks the provider for a text whose answer was lost. It is adopted if it is there, and posted again only after it was
 * certainly not there twice; in any other case it stays unknown, and staff see it.
 */
const checkText = async (texts: Texts, provider: TextProvider, message: MessageDoc): Promise<void> => {
  const { models, now } = texts;
  const { _id, postedAt, checks = 0, absences = 0, expiresAt } = message;
  // Claimed, so that no one else asks and posts it meanwhile.
  const claim = { checkAt: later(texts, awayFor) };
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
  const search = await provider.find(outgoing, postedAt ?? message.at).catch(() => undefined);
  if (!search) {
    await move('unknown', { checkAt: later(texts, awayFor) });
    return;
  }
  const { matches, isComplete } = search;
  for (const match of matches) {
    const isOther = await models.messages.exists({ providerId: match.providerId, _id: { $ne: _id } });
    if (!isOther) return settleReport(texts, message, match);
  }
  const isAbsent = isComplete && !isFromEarlierAccount(texts, message);
  const counted = { checks: checks + 1, absences: isAbsent ? absences + 1 : 0 };
  if (counted.absences >= neededAbsences) {
    const isExpired = expiresAt && expiresAt.getTime() <= now();
    if (isExpired) await move('expired', counted);
    else await move('queued', { ...counted, dueAt: new Date(now()) });
    return;
  }
  const wait = checksAfter[counted.checks];
  await move('unknown', { ...counted, ...(wait && { checkAt: later(texts, wait) }) });
};

/** Texts that a person waits for go before all others: texts by hand, answers to keywords, and codes. */
const awaited = [{ by: { $exists: true } }, { answers: { $exists: true } }, { service: 'code' }];

/**
 * Asks for the texts whose answer was lost, and sends those that are due: oldest first, each number at its pace. Returns
 * true if some wait for their number. Safe on several servers.
 */
export const sendTexts = async (texts: Texts, signal?: AbortSignal): Promise<boolean> => {
  const { models, provider, numbers, now } = texts;
  const find = (field: 'dueAt' | 'checkAt', which: object = {}) =>
    models.messages
      .find({ ...which, [field]: { $lte: new Date(now()) } })
      .sort({ [field]: 1 })
      .lean<MessageDoc[]>();
  if (!provider || missingStep(texts)) {
    const overdue = { expiresAt: { $lte: new Date(now()) } };
    for (const message of await find('dueAt', overdue).limit(mostAtOnce))
      await moveText(texts, message, ['queued'], 'expired');
    return false;
  }
  const isOver = () => signal?.aborted || texts.provider !== provider;
  for (const message of await find('checkAt').limit(mostAtOnce)) {
    if (isOver()) return false;
    await checkText(texts, provider, message);
  }
  const waiting = new Set<string>();
  for (const which of [{ $or: awaited }, { $nor: awaited }])
    for await (const message of find('dueAt', which).cursor({ batchSize: mostAtOnce })) {
      if (isOver() || waiting.size >= numbers.length) break;
      const { from } = openContent(texts, message);
      if (!waiting.has(from) && (await sendText(texts, provider, message))) waiting.add(from);
    }
  return waiting.size > 0;
};
