import { outbox } from '../../../server/core/outbox/work';
import { defineCollection, objectId, text } from '../../../server/core/record/collection';
import { z } from '../../../shared/zod';

export const callNotes = defineCollection({
  name: 'callnotes',
  schema: z.object({ _id: objectId, leadId: text, text, at: z.date(), outbox }),
  indexes: [{ on: { leadId: 1 } }, { on: { 'outbox.at': 1 }, sparse: true }],
});
