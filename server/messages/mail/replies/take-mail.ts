import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { recordId } from '../../../../shared/schemas/id';
import { z } from '../../../../shared/zod';
import { classifyOptOut } from '../../../contact/opt-out/classify-opt-out';
import { system } from '../../../core/caller';
import { deriveId } from '../../../core/db/derive-id';
import { ignoreDuplicate } from '../../../core/db/errors';
import { fold } from '../../../core/db/search';
import { event } from '../../../core/outbox/event';
import type { Handler } from '../../../core/outbox/work';
import { endTurns } from '../../../proof/number-turns';
import { withdrawAtLead } from '../../../proof/withdraw';
import { openContent, sealContent } from '../../conversation/content';
import { cleanFileName, keepFile } from '../../conversation/files';
import { holdNumber } from '../../conversation/hold-number';
import type { MessageDoc } from '../../conversation/message.model';
import { takeBounce } from '../bounces/take-bounce';
import type { Mail } from '../mail';
import { findMessageNames } from '../message-name';
import { findPlace, type Place } from './find-conversation';
import { type ParsedMail, parseMail } from './parse-mail';
import { type Authentication, readAuthentication } from './rules/authentication';
import { isAutomatic } from './rules/automatic';
import { splitQuotes, withoutSignature } from './rules/split-quotes';

/** An e-mail that arrived, stored before the mail server got its answer. */
export const mailReceived = { kind: 'mail-received', data: z.object({ message: recordId }) };

/** The part of a message in which a bounce report is looked for. */
const mostReport = 256 * 1024;
const mostReferences = 20;

const getField = ({ headers }: ParsedMail, name: string) => headers.find(([one]) => one === name)?.[1] ?? '';
const findIds = (text: string) => text.match(/<[^<>\s]{1,500}>/g) ?? [];

/** The id of a message: the same for each copy of it, however it arrives. */
const getId = (raw: Buffer, parsed: ParsedMail): string => {
  const [messageId] = findIds(getField(parsed, 'message-id'));
  const about = messageId ? `${messageId} ${fold(parsed.from)}` : raw;
  return deriveId(`mail ${createHash('sha256').update(about).digest('hex')}`);
};

type Arrived = { raw: Buffer; parsed: ParsedMail; place: Place; authentication: Authentication | undefined };

const toMessage = async (mail: Mail, _id: string, arrived: Arrived): Promise<MessageDoc> => {
  const { parsed, place, authentication } = arrived;
  const { from, subject, files, isHtml } = parsed;
  const [addressKey = `none:${_id}`] = await mail.consents.personKeys.findKeys({ email: from });
  const { body, quoted } = splitQuotes(parsed.text);
  const [messageId] = findIds(getField(parsed, 'message-id'));
  const references = findIds(`${getField(parsed, 'references')} ${getField(parsed, 'in-reply-to')}`);
  const { clientId, sender, colleague } = place;
  return {
    _id: new Types.ObjectId(_id),
    phoneKey: addressKey,
    channel: 'email',
    ...(colleague === undefined
      ? { direction: 'in', state: 'received', sender }
      : { direction: 'out', state: 'sent', by: colleague }),
    ...(clientId && { clientId }),
    ...(isAutomatic(parsed) && { automatic: true }),
    at: new Date(mail.now()),
    sealed: sealContent(mail.conversation, _id, {
      body,
      from,
      to: '',
      subject,
      references: [...new Set(references)].slice(-mostReferences),
      ...(quoted && { quoted }),
      ...(messageId && { messageId }),
      ...(files.length > 0 && {
        files: files.map((file) => ({ ...file, name: cleanFileName(file.name) })),
      }),
      ...(isHtml && { isHtml }),
      ...(authentication && { authentication }),
    }),
    outbox: [event(mailReceived, mail.now, { message: _id })],
  };
};

/**
 * Stores a message with its original bytes; undefined if it is a copy of our own, or of no lead and by a program or
 * nobody.
 */
const storeMail = async (mail: Mail, raw: Buffer): Promise<string | undefined> => {
  const parsed = await parseMail(raw);
  if (findMessageNames(getField(parsed, 'message-id')).length > 0) return undefined;
  const authentication = readAuthentication(parsed, mail.receivingServer);
  const place = await findPlace(mail, parsed, authentication);
  if (!place.clientId && (isAutomatic(parsed) || !parsed.from)) return undefined;
  const id = getId(raw, parsed);
  if (await mail.models.messages.exists({ _id: id })) return id;
  // The original first: a message that is stored has it.
  await keepFile(mail.conversation, { message: id }, raw);
  const message = await toMessage(mail, id, { raw, parsed, place, authentication });
  await mail.models.messages.create(message).catch(ignoreDuplicate);
  await endTurns(mail.models, await mail.consents.personKeys.findKeys({ email: place.email }));
  return id;
};

/**
 * Acts on an e-mail that arrived: one that only says stop is a withdrawal, and words that mean it put the person on
 * hold. Only the lead's own address can cause this, or one that staff assigned to the lead, and nothing else follows
 * from a message. Safe to repeat.
 */
const actOnMail = async (mail: Mail, id: string): Promise<void> => {
  const message = await mail.models.messages.findById(id).lean<MessageDoc>();
  if (!message) return;
  const { clientId, sender, automatic, decidedAt } = message;
  if (clientId && (sender === 'person' || decidedAt) && !automatic) {
    const wish = classifyOptOut(withoutSignature(openContent(mail.conversation, message).body));
    if (wish.result === 'withdrawal')
      await withdrawAtLead(mail.conversation, clientId, {
        id: deriveId(`stop ${id}`),
        caller: system,
        source: 'mail',
      }).catch(ignoreDuplicate);
    else if (wish.result === 'hold') await holdNumber(mail.conversation, message, wish);
  }
  // Of an unknown sender, too: open pages count them.
  mail.feed.announce(clientId ?? id, 'changed');
};

export const handleMail =
  (mail: Mail): Handler<typeof mailReceived> =>
  ({ data }) =>
    actOnMail(mail, data.message);

/** Takes a message sent to our address: a bounce, or an answer. Returns false if it is nothing to us. */
export const takeMail = async (mail: Mail, raw: Buffer): Promise<boolean> => {
  if (await takeBounce(mail, raw.subarray(0, mostReport).toString('utf8'))) return true;
  const id = await storeMail(mail, raw);
  if (!id) return false;
  // Right away; if this server stops meanwhile, the event in the stored message does it.
  await actOnMail(mail, id).catch(() => undefined);
  return true;
};
