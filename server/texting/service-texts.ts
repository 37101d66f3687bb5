import { Types } from 'mongoose';
import { day, minute } from '../../shared/durations';
import { recordId } from '../../shared/schemas/id';
import type { EventKind } from '../../shared/schemas/webhook';
import { countSegments } from '../../shared/segments';
import { writtenLanguage } from '../../shared/written-language';
import { z } from '../../shared/zod';
import { readGate } from '../contact/gate';
import { hashSalted, openContent } from '../conversation/content';
import type { MessageDoc } from '../conversation/message.model';
import { deriveId } from '../core/db/derive-id';
import { ignoreDuplicate } from '../core/db/errors';
import { hasSentEnough } from '../core/outbox/receipt-limits';
import type { Handler, Receiver } from '../core/outbox/work';
import type { LeadEvent } from '../leads/lead-events';
import { toE164 } from '../leads/phone';
import { findLeadId } from '../leads/store/lead-by-id';
import { openTextedCode, type TextedCode, type textedCode } from '../signing/page/texted-code';
import { automaticTexts } from './automatic-texts';
import { findPause } from './pause-number';
import { isAbroad, isCostly } from './rules/number-kinds';
import { isTextless } from './textless-number';
import { findSender, missingStep, type Texts, toQueued } from './texts';

/** Asks a person who agreed to texts in our form whether the number is theirs. */
export const confirmingText = {
  kind: 'confirming-text',
  data: z.object({ lead: recordId, network: z.string().optional() }),
};

/** It expires 30 minutes after its turn, and leaves once in 30 days for a number. */
const lasts = 30 * minute;
const onceIn = 30 * day;

/** The events that cause one. */
export const confirmingWants = (texts: Texts): readonly EventKind[] =>
  missingStep(texts) ? [] : ['lead.created'];

export const confirmingReceivers = (texts: Texts, { kind, data }: LeadEvent): Receiver[] =>
  kind === 'lead.created' && data.source === 'website' && !missingStep(texts)
    ? [{ id: confirmingText.kind, kind: confirmingText.kind, lane: data.lead }]
    : [];

/** Returns true if a number got, or will get, another of these texts within 30 days. */
export const isAskedAlready = async (
  { models, now }: Texts,
  { _id, phoneKey, at }: Pick<MessageDoc, '_id' | 'phoneKey' | 'at'>,
): Promise<boolean> => {
  const others = await models.messages
    .find({ phoneKey, at: { $gt: new Date(now() - onceIn) }, service: 'confirm', _id: { $ne: _id } })
    .select({ state: 1, at: 1 })
    .lean();
  return others.some(({ state, at: otherAt }) =>
    state === 'queued' ? otherAt < at : state !== 'refused' && state !== 'expired',
  );
};

/** Queues the text for a lead that just arrived, for the next hour that permits it. Safe to repeat. */
export const askWhetherRight =
  (texts: Texts): Handler<typeof confirmingText> =>
  async (entry) => {
    const { data, at } = entry;
    const { models, consents, now } = texts;
    // A text that comes much later than the form surprises.
    if (missingStep(texts) || now() >= at.getTime() + lasts) return;
    // Anyone can enter numbers in the form, and texts abroad cost the most.
    if (await hasSentEnough(models.outbox, entry)) return;
    const clientId = await findLeadId(texts, data.lead);
    const lead = await models.clients.findById(clientId).select({ language: 1 }).lean();
    const gate = lead && (await readGate(texts, clientId)).confirmingText();
    if (!gate?.groundId || (!gate.answer.allowed && !gate.answer.from)) return;
    const to = toE164(gate.phoneNumber);
    const [phoneKey] = await consents.personKeys.phoneKey(gate.phoneNumber);
    const from = phoneKey && (await findSender(texts, phoneKey));
    if (!to || isAbroad(to) || !from) return;
    const dueAt = gate.answer.from ? new Date(gate.answer.from) : new Date(now());
    const body = automaticTexts[writtenLanguage(lead?.language)].confirm(await texts.firm());
    const message = toQueued(
      texts,
      { body, from, to },
      {
        _id: new Types.ObjectId(deriveId(`confirm ${phoneKey} ${clientId}`)),
        clientId,
        phoneKey,
        ground: 'service',
        groundId: gate.groundId,
        service: 'confirm',
        stranger: true,
        segments: countSegments(body).count,
        dueAt,
        expiresAt: new Date(dueAt.getTime() + lasts),
      },
    );
    if (await isAskedAlready(texts, message)) return;
    await models.messages.create(message).catch(ignoreDuplicate);
    texts.sendSoon();
  };

const mostInADay = 3;
/** The words that staff see; the digits are in the agreement, and only while they can be entered. */
const shown = 'A code to sign';

/** Returns true if a number got, or will get, three other codes within a day. */
export const hasEnoughCodes = async (
  { models, now }: Pick<Texts, 'models' | 'now'>,
  { _id, phoneKey, at = new Date(now()) }: Pick<MessageDoc, 'phoneKey'> & Partial<MessageDoc>,
): Promise<boolean> => {
  const others = await models.messages.countDocuments({
    phoneKey,
    service: 'code',
    at: { $gt: new Date(now() - day), $lte: at },
    state: { $nin: ['refused', 'expired'] },
    ...(_id && { _id: { $ne: _id } }),
  });
  return others >= mostInADay;
};

/** Returns true if a code can go to a number; one to a number of ours would come back as a text that staff read. */
export const mayTextCode =
  (texts: Texts) =>
  async (phoneNumber: string, phoneKey: string): Promise<boolean> => {
    const to = toE164(phoneNumber);
    if (missingStep(texts) || !to || isCostly(to) || texts.numbers.some(({ number }) => number === to))
      return false;
    const from = await findSender(texts, phoneKey);
    if (!from || (await isTextless(texts, phoneKey)) || (await findPause(texts, from))) return false;
    return !(await hasEnoughCodes(texts, { phoneKey }));
  };

const toId = ({ agreement, signer, code }: TextedCode): string =>
  deriveId(`code ${agreement} ${signer} ${code}`);

/** Returns the text with a code for the ledger: hashes under its salt, and what is known of its delivery. */
export const findCodeText = (texts: Texts) => async (code: TextedCode) => {
  const message = await texts.models.messages.findById(toId(code)).lean<MessageDoc>();
  if (!message) return undefined;
  const { _id, state, providerId, report } = message;
  const content = openContent(texts, message);
  return {
    message: String(_id),
    address: hashSalted(content, content.to),
    ...(providerId && { name: hashSalted(content, providerId) }),
    state,
    ...(report && { report }),
  };
};

/** Queues the text with a code, once for each code. The digits are added when it is sent. */
export const textCode =
  (texts: Texts): Handler<typeof textedCode> =>
  async ({ data }) => {
    const { models, consents, now } = texts;
    const texted = await openTextedCode(texts, data);
    if (!texted || missingStep(texts)) return;
    const clientId = await findLeadId(texts, texted.leadId);
    if (!(await models.clients.exists({ _id: clientId }))) return;
    const { phoneNumber, groundId } = (await readGate(texts, clientId)).code();
    const to = toE164(phoneNumber);
    const [phoneKey] = await consents.personKeys.phoneKey(phoneNumber);
    // Never to another number than the one that the record names.
    if (!to || phoneKey !== texted.key) return;
    const from = await findSender(texts, phoneKey);
    if (!from) return;
    const message = toQueued(
      texts,
      { body: shown, from, to, code: data },
      {
        _id: new Types.ObjectId(toId(data)),
        clientId,
        phoneKey,
        ground: 'service',
        ...(groundId && { groundId }),
        service: 'code',
        segments: 1,
        dueAt: new Date(now()),
        expiresAt: new Date(texted.until),
      },
    );
    await models.messages.create(message).catch(ignoreDuplicate);
    texts.sendSoon();
  };
