import { openModels } from '../core/record/collection';
import type { Models as Earlier } from '../intake/models';
import { erasedTexts } from './conversation/erased-text.model';
import { messages } from './conversation/message.model';
import { messageFiles } from './conversation/message-file.model';
import { mailboxes } from './mail/imap/mailbox.model';
import { sentMails } from './mail/replies/sent-mail.model';
import { contactCounts } from './sequences/contact-count.model';
import { sequenceRuns } from './sequences/run.model';
import { sequences, sequenceVersions } from './sequences/sequence.model';
import { messageTemplates } from './templates/template.model';
import { pausedNumbers } from './texts/paused-number.model';
import { textAccounts } from './texts/setup/text-account.model';
import { textWebhooks } from './texts/setup/text-webhook.model';
import { textLists } from './texts/text-list.model';

/** The collections of this module. */
export const models = openModels({
  messages,
  messageTemplates,
  pausedNumbers,
  textAccounts,
  textLists,
  textWebhooks,
  erasedTexts,
  mailboxes,
  messageFiles,
  contactCounts,
  sequenceRuns,
  sequences,
  sequenceVersions,
  sentMails,
});

type Own = ReturnType<typeof models>;
/** The collections of this module and of those before it. */
export interface Models extends Earlier, Own {}
