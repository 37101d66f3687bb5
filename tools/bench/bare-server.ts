/**
 * The baseline for intake: Express and zod alone, in their own process. `tsx tools/bench/bare-server.ts store` writes
 * through mongoose into an embedded store, `memory` keeps leads in a list, `plain` does so with a small schema instead of
 * ours, and `driver` skips HTTP: 32 writers use the driver directly, for the given seconds at a time.
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
import { z } from '../../shared/zod';
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

type Accept<Input> = (input: Input) => object | Promise<object>;

const serve = async <Input>(schema: z.ZodType<Input>, accept: Accept<Input>) => {
  const app = express().disable('x-powered-by').set('etag', false);
  app.post('/api/clients', express.json(), async (req, res) => {
    const parsed = schema.safeParse(req.body);
    if (!parsed.success) return void res.status(400).json({ issues: parsed.error.issues });
    res.status(201).json(await accept(parsed.data));
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

const acceptLead =
  (save: (client: ClientDoc) => Promise<unknown> | unknown): Accept<ClientInput> =>
  async (input) => {
    const client = toDocument(input);
    await save(client);
    const { _id, keys: _, searchText: __, ...record } = client;
    return { id: String(_id), ...record };
  };

/** A program without our rules would check this much; phone numbers are texts. */
const text = z.string().max(200);
const plainLead = z.looseObject({ firstName: text, lastName: text, email: z.email(), phoneNumber: text });

const leads: object[] = [];
if (mode === 'plain') {
  await serve(plainLead, (input) => {
    const lead = { id: randomUUID(), createdAt: new Date(), ...input };
    leads.push(lead);
    return lead;
  });
} else if (mode === 'memory') {
  await serve(
    clientInput,
    acceptLead((client) => leads.push(client)),
  );
} else {
  const models = await openStore();
  if (mode === 'driver') measureDriver(models);
  else
    await serve(
      clientInput,
      acceptLead((client) => models.clients.create(client)),
    );
}
