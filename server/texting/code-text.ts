import { Types } from 'mongoose';
import { day } from '../../shared/durations';
import { readGate } from '../contact/gate';
import { openContent } from '../conversation/content';
import type { MessageDoc } from '../conversation/message.model';
import { hashSalted } from '../conversation/message-hash';
import { deriveId } from '../core/db/derive-id';
import { ignoreDuplicate } from '../core/db/errors';
import type { Handler } from '../core/outbox/work';
import { findLeadId } from '../leads/merge/lead-id';
import { toE164 } from '../leads/phone';
import { openTextedCode, type TextedCode, type textedCode } from '../signing/page/texted-code';
import { findPause } from './pause-number';
import { isCostly } from './rules/number-kinds';
import { isTextless } from './textless-number';
import { findSender, missingStep, type Texts, toQueued } from './texts';

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
