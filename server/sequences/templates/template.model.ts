import { messageTemplateRecord } from '../../../shared/schemas/message-template';
import { z } from '../../../shared/zod';
import { audits } from '../../core/audit/audit.model';
import { defineCollection, objectId, type Stored, text } from '../../core/record/collection';

export const messageTemplates = defineCollection({
  name: 'messageTemplates',
  called: 'this template',
  entity: 'message-template',
  schema: messageTemplateRecord
    .omit({ id: true, isReadyMade: true })
    .extend({ _id: objectId, name: text, text, createdAt: z.date(), audits }),
  indexes: [{ on: { channel: 1, language: 1 } }, { on: { 'audits._id': 1 }, sparse: true }],
});

export type MessageTemplateDoc = Stored<typeof messageTemplates>;
