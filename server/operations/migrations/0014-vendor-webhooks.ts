import { mongo } from 'mongoose';
import { inBatches } from './in-batches';
import type { Migration } from './migrate';

type Postback = { _id: string; url: string; stages: string[]; secrets: object[]; lastSuccessAt?: Date };
type Entry = {
  _id: mongo.ObjectId;
  data: { vendor: string; stage: string; lead?: string };
};

const events = ['lead.created', 'lead.status_changed', 'lead.returned', 'lead.return_undone'];
const eventOf: Record<string, string> = {
  '': 'webhook.test',
  accepted: 'lead.created',
  returned: 'lead.returned',
};

/**
 * Makes each vendor's postback a webhook for that vendor, with the vendor's id: its secrets are sealed under it. What
 * waits to be sent, and what was sent, goes along.
 */
export const vendorWebhooks: Migration = {
  id: '0014-vendor-webhooks',
  up: async (db) => {
    const postbacks = db.collection<Postback>('postbacks');
    for (const { _id, ...postback } of await postbacks.find().toArray()) {
      const id = new mongo.ObjectId(_id);
      const vendor = await db.collection('vendors').findOne({ _id: id });
      await db.collection('webhooks').updateOne(
        { _id: id },
        {
          $setOnInsert: {
            ...postback,
            ...{ name: vendor?.name ?? 'A vendor', vendor: _id, events, fields: [], paused: '' },
            createdAt: id.getTimestamp(),
          },
        },
        { upsert: true },
      );
      await postbacks.deleteOne({ _id });
    }
    await inBatches(
      db.collection<Entry>('outbox'),
      { kind: 'postback' },
      ({ data: { vendor, stage, lead } }) => ({
        $set: {
          kind: 'webhook',
          lane: `${vendor}:${lead ?? 'test'}`,
          receiver: `webhook ${vendor}`,
          data: {
            event: eventOf[stage] ?? 'lead.status_changed',
            webhook: vendor,
            ...(stage && { stage }),
            ...(lead && { lead }),
          },
        },
      }),
    );
  },
};
