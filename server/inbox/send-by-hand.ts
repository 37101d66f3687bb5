import type { MessageInput, MessageRecord } from '../../shared/schemas/message';
import { toMessage } from '../conversation/read-messages';
import type { Staff } from '../core/caller';
import { workOnLead } from '../leads/update-client';
import { type MailFile, writeMail } from '../mail/replies/write-mail';
import { readWords } from '../sequences/templates/write-template';
import { writeText } from '../texting/write-text';
import type { Deps } from './deps';

/** Sends a message that staff wrote to a lead; an e-mail may have files. */
export const sendByHand = async (
  deps: Deps,
  caller: Staff,
  input: MessageInput,
  files: readonly MailFile[] = [],
): Promise<MessageRecord> => {
  const written = await readWords(deps, input);
  const message =
    input.channel === 'email'
      ? await writeMail(deps, caller, written, files)
      : await writeText(deps.texts, caller, written);
  // The message is on its way in any case: an error here would only have it written twice.
  await workOnLead(deps, caller, written.clientId, { wrote: true }).catch(() => undefined);
  return toMessage(deps.conversation, message);
};
