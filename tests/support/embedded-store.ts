import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { type EmbeddedStoreOptions, startEmbeddedStore } from '../../server/db/embedded/start';

const { MongoClient } = mongoose.mongo;

/** A folder of its own that is gone after the test. */
export async function tempDir() {
  const path = await mkdtemp(join(tmpdir(), 'lantern-store-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/** An embedded store in a folder of its own, with the official driver connected to it. */
export async function openStore(options: Partial<EmbeddedStoreOptions> = {}) {
  const folder = await tempDir();
  const dir = options.dir ?? folder.path;
  const store = await startEmbeddedStore({ ...options, dir });
  const client = await MongoClient.connect(store.uri);
  let databases = 0;
  let closed = false;
  const close = async () => {
    if (closed) return;
    closed = true;
    await client.close();
    await store.close();
  };
  return {
    dir,
    uri: store.uri,
    client,
    /** An empty collection in a database that no other test uses. */
    collection: (name = 'things') => client.db(`test${++databases}`).collection(name),
    close,
    async [Symbol.asyncDispose]() {
      await close();
      await folder[Symbol.asyncDispose]();
    },
  };
}
