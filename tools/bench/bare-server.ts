/**
 * The baseline for intake: Express and zod alone, in their own process. `tsx tools/bench/bare-server.ts store` writes
 * through mongoose into an embedded store, `memory` keeps leads in a list, and `driver` skips HTTP: 32 writers use the
 * driver directly, for the given seconds at a time.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createConnection, openConnection } from '../../server/core/db/connect';
import { startEmbeddedStore } from '../../server/db/embedded/start';
import { newLead } from '../../server/intake/new-lead';
import type { ClientDoc } from '../../server/leads/store/client.model';
import { createModels, type Models } from '../../server/operations/models';
import { type ClientInput, clientInput } from '../../shared/schemas/client';
import { make } from '../../tests/support/make';

const [mode = 'store', dataDir = ''] = process.argv.slice(2);

const toDocument = (input: ClientInput): ClientDoc =>
  newLead({ caller: { kind: 'anonymous', ip: '127.0.0.1' }, input, requestId: randomUUID(), now: Date.now });

const openStore = async (): Promise<Models> => {
  const store = await startEmbeddedStore({ dir: dataDir });
  const connection = createConnection();
  await openConnection(connection, { uri: store.uri });
  const models = createModels(connection);
  await models.createIndexes();
  return models;
};

const serve = async (save: (client: ClientDoc) => Promise<unknown> | unknown) => {
  const app = express().disable('x-powered-by').set('etag', false);
  app.post('/api/clients', express.json(), async (req, res) => {
    const parsed = clientInput.safeParse(req.body);
    if (!parsed.success) return void res.status(400).json({ issues: parsed.error.issues });
    const client = toDocument(parsed.data);
    await save(client);
    const { _id, keys: _, searchText: __, ...record } = client;
    res.status(201).json({ id: String(_id), ...record });
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.send?.({ port: (server.address() as AddressInfo).port });
};

/** Replies to each message `seconds` with the writes per second that 32 writers achieved in that time. */
const measureDriver = ({ clients }: Models) => {
  const input = make.client();
  process.on('message', async (seconds: number) => {
    const from = performance.now();
    const deadline = from + seconds * 1000;
    let written = 0;
    const writer = async () => {
      while (performance.now() < deadline) {
        await clients.collection.insertOne(toDocument(input));
        written++;
      }
    };
    await Promise.all(Array.from({ length: 32 }, writer));
    process.send?.({ perSecond: (written / (performance.now() - from)) * 1000 });
  });
  process.send?.({ port: 0 });
};

if (mode === 'memory') {
  const leads: ClientDoc[] = [];
  await serve((client) => leads.push(client));
} else {
  const models = await openStore();
  if (mode === 'driver') measureDriver(models);
  else await serve((client) => models.clients.create(client));
}
