import {
  type EventKind,
  eventKinds,
  outcomeBody,
  testEvent,
  webhookBody,
} from '../../../shared/schemas/webhook';
import { z } from '../../../shared/zod';

const summaries: Record<EventKind | typeof testEvent, string> = {
  'lead.created': 'A lead came in',
  'lead.updated': 'Fields of a lead were changed',
  'lead.status_changed': 'A lead has another status',
  'lead.assigned': 'A lead was assigned, or unassigned',
  'lead.merged': 'A lead was merged into another one',
  'lead.deleted': 'A lead was deleted',
  'lead.returned': 'A lead was returned to its vendor',
  'lead.return_undone': 'The return of a lead was taken back',
  'task.overdue': 'The time of a task has passed',
  'agreement.signed': 'An agreement of a lead was signed by all',
  'webhook.test': 'A test that staff sent; it holds no lead',
};

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const signed = [
  header('webhook-id', "The event's id, the same with each try: drop one that you have seen"),
  header('webhook-timestamp', 'Seconds since 1970, of this try'),
  header(
    'webhook-signature',
    '`v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64; one for each secret that counts now',
  ),
];

const responses = {
  '2XX': { description: 'Taken; answer within 10 seconds and work on it afterwards' },
  '410': { description: 'Nobody is there any more: nothing is sent again' },
  default: { description: 'A failure: it is tried again for three days. A redirect is not followed' },
};

type Sent = { id: string; tag: string; summary: string; description: string; body: z.ZodType };

const operation = ({ id, tag, summary, description, body }: Sent) => {
  const { $schema: _, ...schema } = z.toJSONSchema(body);
  return {
    post: {
      operationId: id,
      summary,
      description: `${description} Signed as Standard Webhooks says; each event comes at least once.`,
      tags: [tag],
      security: [],
      parameters: signed,
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses,
    },
  };
};

const toReceivers = [...eventKinds, testEvent as typeof testEvent].map((kind) => [
  kind,
  operation({
    id: `webhook-${kind.replaceAll(/[._]/g, '-')}`,
    tag: 'Webhooks',
    summary: summaries[kind],
    description: 'Sent to the receivers that subscribed to it (`POST /webhooks`).',
    body: webhookBody(kind),
  }),
]);

/** Our outgoing calls: every event for the firm's own receivers, and outcomes of leads for vendors. */
export const webhookOperations: Record<string, object> = {
  ...Object.fromEntries(toReceivers),
  outcome: operation({
    id: 'webhook-outcome',
    tag: 'Webhooks',
    summary: 'What became of a lead, told to its vendor',
    description: 'Sent to the vendor’s own receivers (`POST /webhooks` with `vendor` and `stages`).',
    body: outcomeBody,
  }),
};
