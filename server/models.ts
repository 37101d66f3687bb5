import mongoose, { type Connection } from 'mongoose';
import { auditModel } from './audit/audit.model';
import { sessionModel } from './auth/session.model';
import { type ClientDoc, clientModel } from './clients/client.model';
import { groupInserts } from './db/group-inserts';
import { counterModel } from './db/next-id';
import { serviceModel } from './services/service.model';
import { userModel } from './users/user.model';

/** Every collection of one database. */
export const createModels = (connection: Connection) => {
  const models = {
    audit: auditModel(connection),
    clients: clientModel(connection),
    counters: counterModel(connection),
    services: serviceModel(connection),
    sessions: sessionModel(connection),
    users: userModel(connection),
  };
  return {
    ...models,
    /** Stores a checked lead; rejects with the database's error. */
    insertClient: groupInserts<ClientDoc>(() => models.clients.collection),
    /** Uploaded images, in GridFS so that every server of the database sees them. */
    mediaBucket: () => {
      if (!connection.db) throw new mongoose.mongo.MongoNotConnectedError('not connected yet');
      return new mongoose.mongo.GridFSBucket(connection.db, { bucketName: 'media' });
    },
    /** Makes the indexes that are missing; safe to repeat. */
    createIndexes: async () => {
      for (const model of Object.values(models)) await model.createIndexes();
    },
  };
};

export type Models = ReturnType<typeof createModels>;
