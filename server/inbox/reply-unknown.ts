import { mostTextLength } from '../../shared/schemas/message';
import { countSegments } from '../../shared/segments';
import { askUnknownTextGate } from '../contact/gate';
import { openContent } from '../conversation/content';
import type { MessageDoc } from '../conversation/message.model';
import { gateSentences } from '../conversation/refused-by-gate';
import { waiting } from '../conversation/unknown-messages';
import { writeAudit } from '../core/audit/write-audit';
import { getName, type Staff } from '../core/caller';
import { badRequest, conflict, notFound } from '../core/http/trpc';
import { toE164 } from '../leads/phone';
import { toMailReply } from '../mail/replies/answer-stranger';
import { endTurns } from '../proof/number-turns';
import { takePending } from '../texting/take-incoming';
import { missingStep, type Texts, toQueued } from '../texting/texts';
import { findReadySender, sentWithin } from '../texting/write-text';
import type { Deps } from './deps';

const findUnknown = ({ models }: Pick<Texts, 'models'>, id: string) =>
  models.messages.findOne({ _id: id, ...waiting }).lean<MessageDoc>();

type Reply = { text: string; by: string };

const toTextReply = async (texts: Texts, theirs: MessageDoc, { text, by }: Reply): Promise<MessageDoc> => {
  if (text.length > mostTextLength) throw badRequest(`A text has at most ${mostTextLength} characters`);
  const { phoneKey } = theirs;
  const to = toE164(openContent(texts, theirs).from);
  if (!to) throw conflict('This sender has no number that we could answer.', 'NO_NUMBER');
  // A stop that arrived just now counts, and a text that no server acted on yet may be a lead's.
  await takePending(texts, phoneKey);
  if (!(await findUnknown(texts, String(theirs._id))))
    throw conflict('This sender has a lead now. Answer there.');
  const missing = missingStep(texts);
  if (missing) throw conflict(missing, 'TEXTS_NOT_SET_UP');
  const { answer, groundId } = await askUnknownTextGate(texts, to);
  if (!answer.allowed || !groundId)
    throw conflict(gateSentences[answer.reason ?? 'NO_CONSENT'], 'NOT_ALLOWED', { contact: answer });
  const { refusal, from } = await findReadySender(texts, phoneKey);
  if (!from) throw refusal;
  const at = texts.now();
  const segments = countSegments(text).count;
  const times = { dueAt: new Date(at), expiresAt: new Date(at + sentWithin) };
  return toQueued(
    texts,
    { body: text, from, to },
    { phoneKey, by, ground: 'inbound', groundId, segments, ...times },
  );
};

/** Answers an unknown sender the way they wrote: their own message permits it, and nothing else does. */
export const replyToUnknown = async (
  deps: Deps,
  caller: Staff,
  { id, text }: { id: string; text: string },
): Promise<MessageDoc> => {
  const { models, now, feed, texts } = deps;
  const theirs = await findUnknown(texts, id);
  if (!theirs) throw notFound('message');
  const reply = { text, by: getName(caller) };
  const isText = theirs.channel === 'text';
  const message = await (isText ? toTextReply(texts, theirs, reply) : toMailReply(deps, theirs, reply));
  await models.messages.create(message);
  await endTurns(models, [theirs.phoneKey]);
  feed.announce(id, 'changed');
  const action = isText ? 'text' : 'email';
  await writeAudit({ models, now }, caller, { action, entity: 'message', entityId: id });
  if (isText) texts.sendSoon();
  return message;
};
