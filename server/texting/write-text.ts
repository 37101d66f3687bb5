import type { TRPCError } from '@trpc/server';
import { hour } from '../../shared/durations';
import type { TextPrice } from '../../shared/schemas/message';
import { countSegments } from '../../shared/segments';
import { readGate } from '../contact/gate';
import type { Written } from '../conversation/content';
import type { MessageDoc } from '../conversation/message.model';
import { refreshPerson } from '../conversation/refresh-inbox';
import { gateSentences, getGateSentence } from '../conversation/refused-by-gate';
import { getProviderError } from '../conversation/rules/provider-errors';
import { writeAudit } from '../core/audit/write-audit';
import { getName, type Staff } from '../core/caller';
import { conflict } from '../core/http/trpc';
import { toE164 } from '../leads/phone';
import { endTurns } from '../proof/number-turns';
import { findPause } from './pause-number';
import { isTextless } from './textless-number';
import { findSender, missingStep, type Texts, toQueued } from './texts';

/** Returns the number of ours that texts a person now, or why none can. */
export const findReadySender = async (
  texts: Texts,
  phoneKey: string,
): Promise<{ from: string; refusal?: undefined } | { from?: undefined; refusal: TRPCError }> => {
  if (await isTextless(texts, phoneKey))
    return { refusal: conflict(getGateSentence('NO_TEXTS')!, 'NO_TEXTS') };
  const from = (await findSender(texts, phoneKey))!;
  const paused = await findPause(texts, from);
  return paused ? { refusal: conflict(getProviderError(paused).sentence, 'TEXTS_PAUSED') } : { from };
};

/** The newest texts that are looked at: the provider names a price only some time after the text left. */
const mostRead = 50;

/** Returns what a segment of our newest priced text cost; undefined before the provider named a price. */
export const readTextPrice = async ({ models }: Pick<Texts, 'models'>): Promise<TextPrice | undefined> => {
  const newest = await models.messages
    .find({ channel: 'text', direction: 'out' })
    .sort({ at: -1 })
    .limit(mostRead)
    .select({ cost: 1, segments: 1 })
    .lean();
  for (const { cost, segments } of newest) {
    const [amount, currency = ''] = cost?.split(' ') ?? [];
    if (segments && /^[A-Z]{3}$/.test(currency)) return { amount: Number(amount) / segments, currency };
  }
  return undefined;
};

/** A text by hand that could not be sent within two hours is not sent any more. */
export const sentWithin = 2 * hour;

/** Returns the number for a text to a lead by hand and what permits it, or why none can be sent now. */
export const checkText = async (texts: Texts, clientId: string) => {
  const { answer, phoneNumber, ground, groundId } = (await readGate(texts, clientId)).text();
  const missing = missingStep(texts);
  if (missing) return { refusal: conflict(missing, 'TEXTS_NOT_SET_UP') };
  const to = toE164(phoneNumber);
  const [phoneKey] = await texts.consents.personKeys.phoneKey(phoneNumber);
  if (!to || !phoneKey)
    return { refusal: conflict('This is not a phone number. Correct it on the lead.', 'NO_NUMBER') };
  if (!answer.allowed || !ground) {
    const sentence = gateSentences[answer.reason ?? 'NO_CONSENT'];
    return { refusal: conflict(sentence, 'NOT_ALLOWED', { contact: answer }), from: answer.from };
  }
  const sender = await findReadySender(texts, phoneKey);
  if (sender.refusal) return { refusal: sender.refusal };
  return { to, ourNumber: sender.from, phoneKey, ground, groundId };
};

/** Queues a text that staff wrote, if the gate permits it now; it is asked again when the text is sent. */
export const writeText = async (
  texts: Texts,
  caller: Staff,
  { clientId, text, template, templateVersion }: Written,
): Promise<MessageDoc> => {
  const { models, now } = texts;
  const check = await checkText(texts, clientId);
  if (check.refusal) throw check.refusal;
  const { to, ourNumber: from, phoneKey, ground, groundId } = check;
  if (template && ground === 'inbound') throw conflict(getGateSentence('NO_TEMPLATE')!, 'NOT_ALLOWED');
  const at = now();
  const message = toQueued(
    texts,
    { body: text, from, to },
    {
      clientId,
      phoneKey,
      by: getName(caller),
      ground,
      ...(groundId && { groundId }),
      ...(template && { template, templateVersion }),
      segments: countSegments(text).count,
      dueAt: new Date(at),
      expiresAt: new Date(at + sentWithin),
    },
  );
  await models.messages.create(message);
  await endTurns(models, [phoneKey]);
  await refreshPerson(texts, clientId);
  texts.feed.announce(clientId, 'changed');
  await writeAudit({ models, now }, caller, { action: 'text', entity: 'client', entityId: clientId });
  texts.sendSoon();
  return message;
};
