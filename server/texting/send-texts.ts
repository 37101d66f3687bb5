import { once } from 'node:events';
import { TRPCError } from '@trpc/server';
import { hour, minute } from '../../shared/durations';
import { askUnknownTextGate, type Gate } from '../contact/gate';
import { openContent } from '../conversation/content';
import type { MessageDoc } from '../conversation/message.model';
import { askPermit } from '../conversation/permit/permit';
import { askForStep, confirmStep, type StepPermit } from '../conversation/permit/run-state';
import { getProviderError } from '../conversation/rules/provider-errors';
import type { Due } from '../core/due/due';
import { takeLease } from '../core/due/lease';
import { readSetting } from '../core/settings/read-setting';
import { toE164 } from '../leads/phone';
import { readTurn, takeTurn } from '../proof/number-turns';
import { findPause } from './pause-number';
import type { SendOutcome, TextProvider } from './providers/provider';
import { hasEnoughCodes, isAskedAlready } from './service-texts';
import { checksAfter, moveText, noteError, settleReport } from './settle-text';
import { isStopped } from './stop-number';
import { takePending } from './take-incoming';
import { isTextless } from './textless-number';
import { lanes, missingStep, readyNumbers, type Texts, toOutgoing } from './texts';

/**
 * Returns true if strangers already caused as many texts as the firm allows. Staff hear of it once a day. Nothing
 * else is capped, and no withdrawal depends on it.
 */
const isCapped = async (texts: Texts, { stranger }: MessageDoc): Promise<boolean> => {
  if (!stranger) return false;
  const { strangersAnHour, strangersADay } = await readSetting(texts, 'texts');
  const countWithin = (span: number) =>
    texts.models.messages.countDocuments({
      stranger: true,
      postedAt: { $gt: new Date(texts.now() - span) },
    });
  const isFull =
    (await countWithin(hour)) >= strangersAnHour || (await countWithin(24 * hour)) >= strangersADay;
  if (isFull) await texts.tellOfCap();
  return isFull;
};

const awayFor = minute;
const mostAtOnce = 100;

const later = ({ now }: Texts, wait: number) => new Date(now() + wait);

/** `permit`: what is confirmed right before the text leaves. `groundId`: the entry of the ledger that permits it. */
type Permission =
  | { allowed: true; permit?: StepPermit; groundId?: string | undefined }
  | { allowed: false; reason: string; from?: Date };

const stopped = { allowed: false, reason: 'STOPPED' } as const;
const arrived = { allowed: false, reason: 'ARRIVED' } as const;
const capped = { allowed: false, reason: 'CAP_REACHED' } as const;
const notNeeded = { allowed: false, reason: 'NOT_NEEDED' } as const;

/** Returns the gate's answer for this kind of text; undefined if the text is not needed any more. */
const askGate = async (texts: Texts, message: MessageDoc, gate: Gate) => {
  const { run, service } = message;
  if (service === 'confirm')
    return (await isAskedAlready(texts, message)) ? undefined : gate.confirmingText();
  if (service === 'code') return (await hasEnoughCodes(texts, message)) ? undefined : gate.code();
  return run ? gate.automatedText() : gate.text();
};

/** Returns true for the confirmation of a STOP, the only text that may follow one. */
const isConfirmation = ({ answers, ground }: MessageDoc) => answers !== undefined && ground === 'service';

/** Returns true if the provider reported meanwhile that an earlier text arrived after all, which this one repeats. */
const hasArrived = async ({ models }: Texts, { repeats }: MessageDoc): Promise<boolean> => {
  for (let id = repeats; id; ) {
    const earlier = await models.messages.findById(id).select({ state: 1, repeats: 1 }).lean();
    if (earlier?.state === 'delivered') return true;
    id = earlier?.repeats;
  }
  return false;
};

/** Asks the gate for a text that is about to be sent, for the number that the lead has now. */
const askPermission = async (texts: Texts, message: MessageDoc): Promise<Permission> => {
  if (await hasArrived(texts, message)) return arrived;
  if (await isCapped(texts, message)) return capped;
  // An answer to a keyword is written only where it is permitted, even to someone who has no lead.
  if (isConfirmation(message)) return { allowed: true };
  if (message.answers)
    return (await isStopped(texts, openContent(texts, message).to, new Date(texts.now() + 1)))
      ? { allowed: false, reason: 'WITHDRAWN' }
      : { allowed: true };
  try {
    const { run, clientId } = message;
    const { to } = openContent(texts, message);
    const permit = await (run ? askForStep(texts, run) : clientId && askPermit(texts, { lead: clientId }));
    if (permit && permit.stop !== undefined) return stopped;
    const gate = await (permit ? askGate(texts, message, permit.gate) : askUnknownTextGate(texts, to));
    if (!gate) return notNeeded;
    const { answer, phoneNumber, groundId } = gate;
    if (toE164(phoneNumber) !== to) return { allowed: false, reason: 'NUMBER_CHANGED' };
    if (answer.allowed)
      return (await isTextless(texts, message.phoneKey))
        ? { allowed: false, reason: 'NO_TEXTS' }
        : { allowed: true, groundId, ...(permit && { permit }) };
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

/** Returns true while an earlier text to the same person is being given to the provider; nobody waits for a code or a STOP. */
const isBehind = async ({ models }: Texts, { phoneKey }: MessageDoc): Promise<boolean> =>
  (await models.messages.exists({ phoneKey, channel: 'text', state: 'posting' })) !== null;

type Claim = { message: MessageDoc; provider: TextProvider; permit: StepPermit | undefined };
type Claiming = Pick<Claim, 'message' | 'provider'> & {
  /** Our numbers that have sent as much as they may for now. */
  waiting: Set<string>;
};

const findLane = ({ answers, service }: MessageDoc) =>
  answers !== undefined || service === 'code' ? 'urgent' : 'usual';

/**
 * Claims a text: acts on what the person sent, asks the gate, takes our number's place and the person's turn, and then
 * the text itself. If a withdrawal or another text took the turn since the gate was asked, it is asked again. Returns
 * null if the text is not to be sent now.
 */
const claimText = async (texts: Texts, { message, provider, waiting }: Claiming): Promise<Claim | null> => {
  const { models, now } = texts;
  for (;;) {
    const turn = await readTurn(models, message.phoneKey);
    if (findLane(message) === 'usual' && (await isBehind(texts, message))) return null;
    if (!isConfirmation(message)) await takePending(texts, message.phoneKey);
    const permission = await askPermission(texts, message);
    if (!permission.allowed) {
      const { reason, from } = permission;
      const isLater = from && message.expiresAt && from < message.expiresAt;
      if (isLater) await moveText(texts, message, ['queued'], 'queued', { dueAt: from, error: reason });
      else await moveText(texts, message, ['queued'], 'refused', { error: reason });
      return null;
    }
    const at = now();
    if (!(await takePlace(texts, message, at))) {
      waiting.add(openContent(texts, message).from);
      texts.sendSoon(1000 / texts.perSecond);
      return null;
    }
    if (!(await takeTurn(models, message.phoneKey, turn))) continue;
    const { permit, groundId } = permission;
    if (permit && permit.stop === undefined) permit.mark.turns.set(message.phoneKey, turn + 1);
    // If this server stops from here on, the provider is asked whether it has the text.
    const checkAt = later(texts, checksAfter[0]);
    const ground = message.run && groundId ? { groundId } : {};
    const posting = { ...ground, postedAt: new Date(at), checkAt, checks: 0 };
    const isOurs = await moveText(texts, message, ['queued'], 'posting', posting);
    return isOurs ? { message, provider, permit } : null;
  }
};

const settleSent = async (texts: Texts, message: MessageDoc, outcome: SendOutcome): Promise<void> => {
  const { tries = 0 } = message;
  if (outcome.outcome === 'accepted') return settleReport(texts, message, outcome);
  if (outcome.outcome === 'lost') {
    const checkAt = later(texts, checksAfter[0]);
    await moveText(texts, message, ['posting'], 'unknown', { checkAt });
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
const postText = async (texts: Texts, { message, provider, permit }: Claim): Promise<void> => {
  const outgoing = await toOutgoing(texts, message);
  if (!outgoing) {
    await moveText(texts, message, ['posting'], 'refused', { error: notNeeded.reason });
    return;
  }
  // Now that everything else is done: the next line sends it.
  if (message.run && !(permit && (await confirmStep(texts, message.run, permit)))) {
    await moveText(texts, message, ['posting'], 'refused', { error: stopped.reason });
    return;
  }
  await settleSent(texts, message, await provider.send(outgoing, lanes[findLane(message)].within));
};

const isAnswer = [{ answers: { $exists: true } }, { service: 'code' }];
const isByHand = { by: { $exists: true } };
/** A person waits for a code or an answer to a keyword right now, so these go first. Texts by hand are next. */
const queues = [{ $or: isAnswer }, isByHand, { $nor: [...isAnswer, isByHand] }];

const findDue = ({ models, now }: Texts, which: object) =>
  models.messages
    .find({ ...which, dueAt: { $lte: new Date(now()) } })
    .sort({ dueAt: 1 })
    .lean<MessageDoc[]>();

const expireAll = async (texts: Texts): Promise<void> => {
  const overdue = { expiresAt: { $lte: new Date(texts.now()) } };
  for (const message of await findDue(texts, overdue).limit(mostAtOnce))
    await moveText(texts, message, ['queued'], 'expired');
};

const toLimit = (message: MessageDoc) => {
  const key = findLane(message);
  return { key, atOnce: lanes[key].most };
};

/** Texts that are due, oldest first, each number at its pace. If the server dies, the provider is asked for what left. */
export const dueTexts = (texts: Texts): Due<MessageDoc, Claim> => {
  const waiting = new Set<string>();
  return {
    async *find(hasRoom) {
      const { provider, numbers } = texts;
      waiting.clear();
      if (!provider || missingStep(texts)) return expireAll(texts);
      for (const which of queues)
        for await (const message of findDue(texts, which).cursor({ batchSize: mostAtOnce })) {
          const isOver = texts.provider !== provider || waiting.size >= numbers.length;
          if (isOver) break;
          if (waiting.has(openContent(texts, message).from)) continue;
          const isFull = !hasRoom(toLimit(message));
          yield [message];
          if (isFull) break;
        }
    },
    limit: toLimit,
    /** Claims a text, unless it is too late for it, or its number cannot send. */
    async claim(message) {
      const { provider } = texts;
      const { from } = openContent(texts, message);
      const isLate = message.expiresAt && message.expiresAt.getTime() <= texts.now();
      if (isLate) await moveText(texts, message, ['queued'], 'expired');
      if (isLate || !provider) return null;
      if (!readyNumbers(texts).includes(from)) {
        await moveText(texts, message, ['queued'], 'refused', { error: 'NOT_REGISTERED' });
        return null;
      }
      const error = await findPause(texts, from);
      if (!error) return claimText(texts, { message, provider, waiting });
      await moveText(texts, message, ['queued'], 'queued', { dueAt: later(texts, minute), error });
      return null;
    },
    run: (claim, signal) => Promise.race([postText(texts, claim), once(signal, 'abort')]),
    within: () => minute,
    closesWithin: 5000,
  };
};
