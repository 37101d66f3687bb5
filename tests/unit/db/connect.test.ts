import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createConnection, openConnection } from '../../../server/core/db/connect';
import { startEmbeddedStore } from '../../../server/db/embedded/start';
import { eventually } from '../../support/eventually';

/** The driver's own monitor of its one server; there is no public way to drop its connection at the wrong time. */
type Topology = {
  topology: {
    s: { servers: Map<string, { monitor: { connection: { socket: { destroy: () => void } } } & Monitor }> };
  };
};
type Monitor = { requestCheck: () => void };

test('a heartbeat that never ends reopens the connection, and models keep working with it', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'lantern-test-'));
  const store = await startEmbeddedStore({ dir });
  const connection = createConnection();
  try {
    await openConnection(connection, { uri: store.uri, dbName: 'stuck', heartbeatEndsWithin: 300 });
    const things = connection.collection('things');
    await things.insertOne({ at: 'before' });
    const first = connection.getClient();
    const [server] = (first as unknown as Topology).topology.s.servers.values();
    // The driver waits at least half a second between two heartbeats.
    await new Promise((resolve) => setTimeout(resolve, 600));
    server?.monitor.connection.socket.destroy();
    server?.monitor.requestCheck();
    await eventually(() => connection.readyState === 1 && connection.getClient() !== first).toBe(true);
    await things.insertOne({ at: 'after' });
    expect(await things.countDocuments()).toBe(2);
  } finally {
    await connection.close();
    await store.close();
    await rm(dir, { recursive: true, force: true });
  }
});

/** A socket in front of a store's; what arrives while the store is busy waits. */
const startBusySocket = async (path: string, uri: string) => {
  const state = { busy: Promise.resolve() };
  const server = createServer((client) => {
    const upstream = connect(decodeURIComponent(new URL(uri).host));
    client.on('error', () => {}).on('close', () => upstream.destroy());
    upstream.on('error', () => {}).on('close', () => client.destroy());
    upstream.pipe(client);
    client.on('data', (bytes) => void state.busy.then(() => upstream.write(bytes)));
  });
  await new Promise<void>((resolve) => server.listen(path, resolve));
  return { state, close: () => server.close() };
};

test('while our own store is busy for longer than a server elsewhere may be, no call fails', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'lantern-test-'));
  const store = await startEmbeddedStore({ dir });
  const path = join(dir, 'busy.sock');
  const socket = await startBusySocket(path, store.uri);
  const connection = createConnection();
  try {
    const uri = `mongodb://${encodeURIComponent(path)}/?directConnection=true&heartbeatFrequencyMS=500`;
    await openConnection(connection, { uri, dbName: 'busy' });
    const things = connection.collection('things');
    await things.insertOne({ at: 'before' });
    socket.state.busy = wait(4000);
    await Promise.all(Array.from({ length: 5 }, () => things.insertOne({ at: 'meanwhile' })));
    expect(await things.countDocuments()).toBe(6);
  } finally {
    await connection.close();
    socket.close();
    await store.close();
    await rm(dir, { recursive: true, force: true });
  }
});
