import type { MessageDoc } from '../conversation/message.model';
import { writeAudit } from '../core/audit/write-audit';
import type { Staff } from '../core/caller';
import { conflict } from '../core/http/trpc';
import { moveText } from './settle-text';
import type { Texts } from './texts';
import { sentWithin } from './write-text';

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
