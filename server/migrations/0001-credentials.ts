import type { mongo } from 'mongoose';
import type { Migration } from './migrate';

type User = { _id: mongo.ObjectId; passwordHash?: string; createdAt: Date };
type Credential = { _id: mongo.ObjectId; passwordHash: string; version: number; changedAt: Date };

/** Passwords leave the users for a collection of their own; sessions learn which password they were made with. */
export const credentials: Migration = {
  id: '0001-credentials',
  up: async (db) => {
    const users = db.collection<User>('users');
    for await (const user of users.find({ passwordHash: { $exists: true } })) {
      const { _id, passwordHash = '', createdAt } = user;
      await db
        .collection<Credential>('credentials')
        .updateOne(
          { _id },
          { $setOnInsert: { passwordHash, version: 1, changedAt: createdAt } },
          { upsert: true },
        );
      await users.updateOne({ _id }, { $unset: { passwordHash: '' } });
    }
    await db
      .collection('sessions')
      .updateMany({ credentialVersion: { $exists: false } }, { $set: { credentialVersion: 1 } });
  },
};
