import type { Connection } from 'mongoose';
import type { Models as Earlier } from '../intake/models';
import { erasedTextModel } from './conversation/erased-text.model';
import { messageModel } from './conversation/message.model';
import { messageFileModel } from './conversation/message-file.model';
import { mailboxModel } from './mail/imap/mailbox.model';
import { sentMailModel } from './mail/replies/sent-mail.model';
import { contactCountModel } from './sequences/contact-count.model';
import { sequenceRunModel } from './sequences/run.model';
import { sequenceModel, sequenceVersionModel } from './sequences/sequence.model';
import { messageTemplateModel } from './templates/template.model';
import { pausedNumberModel } from './texts/paused-number.model';
import { textAccountModel } from './texts/setup/text-account.model';
import { textWebhookModel } from './texts/setup/text-webhook.model';
import { textListModel } from './texts/text-list.model';
import { webhookModel } from './webhooks/webhook.model';

/** The collections of this module. */
export const models = (db: Connection) => ({
  messages: messageModel(db),
  messageTemplates: messageTemplateModel(db),
  pausedNumbers: pausedNumberModel(db),
  textAccounts: textAccountModel(db),
  textLists: textListModel(db),
  textWebhooks: textWebhookModel(db),
  erasedTexts: erasedTextModel(db),
  mailboxes: mailboxModel(db),
  messageFiles: messageFileModel(db),
  contactCounts: contactCountModel(db),
  sequenceRuns: sequenceRunModel(db),
  sequences: sequenceModel(db),
  sequenceVersions: sequenceVersionModel(db),
  sentMails: sentMailModel(db),
  webhooks: webhookModel(db),
});

type Own = ReturnType<typeof models>;
/** The collections of this module and of those before it. */
export interface Models extends Earlier, Own {}
