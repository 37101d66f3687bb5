import { randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import { openStore } from './embedded-store';

/**
 * An empty target database: on the server in TEST_MONGODB_URI, or on an embedded store with a port, which stands in for
 * MongoDB.
 */
export async function openTarget() {
  const own = process.env.TEST_MONGODB_URI ? undefined : await openStore({ listen: { port: 0 } });
  const uri = new URL(process.env.TEST_MONGODB_URI ?? own!.uri);
  const name = `target_${randomBytes(6).toString('hex')}`;
  uri.pathname = `/${name}`;
  const client = await mongoose.mongo.MongoClient.connect(uri.href);
  return {
    uri: uri.href,
    name,
    db: client.db(name),
    async [Symbol.asyncDispose]() {
      await client.db(name).dropDatabase();
      await client.close();
      await own?.[Symbol.asyncDispose]();
    },
  };
}
