import { countSegments } from '../../../shared/segments';
import { askUnknownTextGate } from '../../contact/gate';
import { writeAudit } from '../../core/audit/write-audit';
import { getName, type Staff } from '../../core/caller';
import { conflict, notFound } from '../../core/http/trpc';
import { toE164 } from '../../leads/phone';
import { endTurns } from '../../proof/number-turns';
import { openContent } from '../conversation/content';
import type { MessageDoc } from '../conversation/message.model';
import { gateSentences } from '../conversation/refused-by-gate';
import { waiting } from '../conversation/unknown-senders';
import { findReadySender } from '../texts/find-ready-sender';
import { takePending } from '../texts/take-incoming';
import { missingStep, type Texts, toQueued } from '../texts/texts';
import { sentWithin } from '../texts/write-text';

/** Answers the text of an unknown sender: their own text permits it, and nothing else does. */
export const replyToUnknown = async (
  texts: Texts,
  caller: Staff,
  { id, text }: { id: string; text: string },
): Promise<MessageDoc> => {
  const { models, now, feed } = texts;
  const find = () => models.messages.findOne({ _id: id, ...waiting }).lean<MessageDoc>();
  const theirs = await find();
  if (!theirs) throw notFound('message');
  const { phoneKey } = theirs;
  const to = toE164(openContent(texts, theirs).from);
  if (theirs.channel !== 'text' || !to)
    throw conflict('Only a text from a phone number can be answered here.', 'NO_NUMBER');
  // A stop that arrived just now counts, and a text that no server acted on yet may be a lead's.
  await takePending(texts, phoneKey);
  if (!(await find())) throw conflict('This sender has a lead now. Answer there.');
  const missing = missingStep(texts);
  if (missing) throw conflict(missing, 'TEXTS_NOT_SET_UP');
  const { answer, groundId } = await askUnknownTextGate(texts, to);
  if (!answer.allowed || !groundId)
    throw conflict(gateSentences[answer.reason ?? 'NO_CONSENT'], 'NOT_ALLOWED', { contact: answer });
  const { refusal, from } = await findReadySender(texts, phoneKey);
  if (!from) throw refusal;
  const at = now();
  const message = toQueued(
    texts,
    { body: text, from, to },
    {
      phoneKey,
      by: getName(caller),
      ground: 'inbound',
      groundId,
      segments: countSegments(text).count,
      dueAt: new Date(at),
      expiresAt: new Date(at + sentWithin),
    },
  );
  await models.messages.create(message);
  await endTurns(models, [phoneKey]);
  feed.announce(id, 'changed');
  await writeAudit({ models, now, caller }, { action: 'text', entity: 'message', entityId: id });
  texts.sendSoon();
  return message;
};
