import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { recordId } from '../../../shared/schemas/id';
import { z } from '../../../shared/zod';
import { openContent, sealContent } from '../../conversation/content';
import { isErasedMail } from '../../conversation/erased-text';
import { cleanFileName, keepFile } from '../../conversation/files';
import { holdNumber } from '../../conversation/hold-number';
import type { MessageDoc } from '../../conversation/message.model';
import { refreshInbox } from '../../conversation/refresh-inbox';
import { system } from '../../core/caller';
import { deriveId } from '../../core/db/derive-id';
import { ignoreDuplicate } from '../../core/db/errors';
import { fold } from '../../core/db/search';
import { event, type Handler } from '../../core/outbox/work';
import { findLeadId } from '../../leads/store/lead-by-id';
import { endTurns } from '../../proof/number-turns';
import { withdraw, withdrawAtLead } from '../../proof/withdraw';
import { takeBounce } from '../bounces/take-bounce';
import type { Deps } from '../deps';
import { findMessageNames } from '../message-name';
import { findPlace, type Place } from './find-conversation';
import { type ParsedMail, parseMail } from './parse-mail';
import { type Authentication, isDoubtful, readAuthentication } from './rules/authentication';
import { isAutomatic, isProgram } from './rules/automatic';
import { classifyMail } from './rules/classify-mail';
import { findAuthor, findOwnNames, isOwnForward, isOwnList, type OwnNames } from './rules/own-names';
import { splitQuotes } from './rules/split-quotes';

/** An e-mail that arrived, stored before the mail server got its answer. */
export const mailReceived = { kind: 'mail-received', data: z.object({ message: recordId }) };

const mostReferences = 20;

const getField = ({ headers }: ParsedMail, name: string) => headers.find(([one]) => one === name)?.[1] ?? '';
const findIds = (text: string) => text.match(/<[^<>\s]{1,500}>/g) ?? [];

/** The id of a message: the same for each copy of it, however it arrives. Programs use a Message-ID twice. */
const getId = (parsed: ParsedMail): string => {
  const { from, subject, content } = parsed;
  const [name = getField(parsed, 'date')] = findIds(getField(parsed, 'message-id'));
  const about = JSON.stringify([name, fold(from), subject.trim().split(/\s+/), content]);
  return deriveId(`mail ${createHash('sha256').update(about).digest('hex')}`);
};

type Arrived = {
  raw: Buffer;
  parsed: ParsedMail;
  place: Place;
  isAutomatic: boolean;
  authentication: Authentication | undefined;
};

const toMessage = async (deps: Deps, _id: string, arrived: Arrived): Promise<MessageDoc> => {
  const { raw, parsed, place, isAutomatic, authentication } = arrived;
  const { from, subject, files, isHtml } = parsed;
  const [addressKey = `none:${_id}`] = await deps.consents.personKeys.findKeys({ email: from });
  const { body, quoted } = splitQuotes(parsed.text);
  const [messageId] = findIds(getField(parsed, 'message-id'));
  const references = findIds(`${getField(parsed, 'references')} ${getField(parsed, 'in-reply-to')}`);
  const { clientId, sender, colleague } = place;
  const isProved = colleague !== undefined && authentication?.dmarc === 'pass';
  return {
    _id: new Types.ObjectId(_id),
    phoneKey: addressKey,
    channel: 'email',
    ...(isProved
      ? { direction: 'out', state: 'sent', by: colleague }
      : { direction: 'in', state: 'received', sender }),
    ...(clientId && { clientId }),
    ...(isAutomatic && { automatic: true }),
    at: new Date(deps.now()),
    sealed: sealContent(deps.conversation, _id, {
      body,
      from,
      to: '',
      subject,
      references: [...new Set(references)].slice(-mostReferences),
      original: createHash('sha256').update(raw).digest('hex'),
      ...(quoted && { quoted }),
      ...(messageId && { messageId }),
      ...(files.length > 0 && {
        files: files.map((file) => ({ ...file, name: cleanFileName(file.name) })),
      }),
      ...(isHtml && { isHtml }),
      ...(authentication && { authentication }),
      ...(colleague && !isProved && { colleague }),
    }),
    outbox: [event(mailReceived, deps.now, { message: _id })],
  };
};

/**
 * Returns a message with its author as its sender, what the receiving server says about them, and what counts of that to
 * find their lead. The server judged the address in `From`, which a list of ours may have replaced; and a list that
 * changes a message breaks its signature, so that a failure says nothing.
 */
const readSender = (deps: Deps, original: ParsedMail, own: OwnNames) => {
  const parsed = { ...original, from: findAuthor(original, own) };
  const result = readAuthentication(original, deps.mail.receivingServer);
  const isFailure = isDoubtful(result);
  if (parsed.from !== original.from) return { parsed, evidence: isFailure ? result : undefined };
  const isBroken = isFailure && (isOwnList(original, own) || isOwnForward(original, own));
  return { parsed, authentication: result, evidence: isBroken ? undefined : result };
};

/** Returns true for a message of a stranger that certainly no person wrote, and that does not ask us to stop. */
const isNothing = (parsed: ParsedMail): boolean => {
  if (!parsed.from) return true;
  const { body } = splitQuotes(parsed.text);
  return (
    isProgram(parsed) && classifyMail({ subject: parsed.subject, body, automatic: true }).result === 'neither'
  );
};

/** Stores a message with its original bytes; undefined if it is a copy of our own, a program's of no lead, or erased. */
const storeMail = async (deps: Deps, raw: Buffer, original: ParsedMail): Promise<string | undefined> => {
  const own = findOwnNames(deps.mail, (await deps.firm()).origin);
  const isOurs = findMessageNames(getField(original, 'message-id')).length > 0 && own.isNamed(original.from);
  if (isOurs) return undefined;
  const { parsed, authentication, evidence } = readSender(deps, original, own);
  const place = await findPlace(deps, parsed, evidence);
  if (!place.clientId && isNothing(parsed)) return undefined;
  const id = getId(parsed);
  if (await deps.models.messages.exists({ _id: id })) return id;
  if (await isErasedMail(deps, id)) return undefined;
  // The original first: a message that is stored has it.
  await keepFile(deps.conversation, { message: id }, raw);
  const arrived = { raw, parsed, place, authentication, isAutomatic: isAutomatic(parsed, own) };
  await deps.models.messages.create(await toMessage(deps, id, arrived)).catch(ignoreDuplicate);
  await endTurns(deps.models, await deps.consents.personKeys.findKeys({ email: place.email ?? parsed.from }));
  return id;
};

/** Records a withdrawal at a lead, and for the address that it came from, if that was of a lead merged into it. */
const withdrawByMail = async (
  { conversation }: Deps,
  clientId: string,
  { _id, sender }: MessageDoc,
  from: string,
): Promise<void> => {
  const details = { caller: system, source: 'mail', message: String(_id) };
  await withdrawAtLead(conversation, clientId, { ...details, id: deriveId(`stop ${_id}`) }).catch(
    ignoreDuplicate,
  );
  const isOfLead = await conversation.models.clients.exists({ _id: clientId, 'keys.email': fold(from) });
  if (sender !== 'person' || isOfLead) return;
  const id = deriveId(`stop ${_id} address`);
  await withdraw(conversation, { ...details, id, clientId, email: from }).catch(ignoreDuplicate);
};

/**
 * Acts on an e-mail that arrived: one that only says stop is a withdrawal, and words that mean it put the person on
 * hold. Only an address of the lead can cause this, or one that staff assigned to the lead, and nothing else follows
 * from a message: it confirms nothing and ends no withdrawal. Safe to repeat.
 */
const actOnMail = async (deps: Deps, id: string): Promise<void> => {
  const message = await deps.models.messages.findById(id).lean<MessageDoc>();
  if (!message) return;
  const { clientId, sender, automatic, decidedAt } = message;
  if (clientId && (sender === 'person' || decidedAt)) {
    const { subject, body, from } = openContent(deps.conversation, message);
    const wish = classifyMail({ subject, body, automatic: automatic && !decidedAt });
    if (wish.result === 'withdrawal')
      await withdrawByMail(deps, await findLeadId(deps, clientId), message, from);
    else if (wish.result === 'hold') await holdNumber(deps.conversation, message, wish);
  }
  if (clientId) await refreshInbox(deps.conversation, clientId);
  // Of an unknown sender, too: open pages count them.
  deps.feed.announce(clientId ?? id, 'changed');
};

export const handleMail =
  (deps: Deps): Handler<typeof mailReceived> =>
  ({ data }) =>
    actOnMail(deps, data.message);

/** Takes a message sent to our address: a bounce, or an answer. Returns false if it is nothing to us. */
export const takeMail = async (deps: Deps, raw: Buffer): Promise<boolean> => {
  const original = await parseMail(raw);
  if (await takeBounce(deps, original)) return true;
  const id = await storeMail(deps, raw, original);
  if (!id) return false;
  // Right away; if this server stops meanwhile, the event in the stored message does it.
  await actOnMail(deps, id).catch(() => undefined);
  return true;
};
