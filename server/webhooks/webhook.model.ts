import { webhookRecord } from '../../shared/schemas/webhook';
import { z } from '../../shared/zod';
import { endpoint } from '../core/endpoints/endpoint-fields';
import { defineCollection, objectId, type Stored, text } from '../core/record/collection';

const { events, fields, stages, paused } = webhookRecord.shape;

export const webhooks = defineCollection({
  name: 'webhooks',
  called: 'this webhook',
  entity: 'webhook',
  schema: endpoint.extend({
    _id: objectId,
    name: text,
    events,
    fields,
    /** Of a vendor's: whose leads, and which outcomes. */
    vendor: z.string().optional(),
    stages: stages.optional(),
    paused: paused.default(''),
    failingSince: z.date().optional(),
    createdAt: z.date(),
    version: z.number().optional(),
  }),
});

export type WebhookDoc = Stored<typeof webhooks>;
