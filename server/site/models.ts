import mongoose, { type Connection } from 'mongoose';
import type { Models as Earlier } from '../core/models';
import { ruleModel } from './rules/rule.model';
import { serviceModel } from './services/service.model';

/** The collections of this module. */
export const models = (db: Connection) => ({
  rules: ruleModel(db),
  services: serviceModel(db),
  /** Uploaded images, in GridFS so that every server of the database has them. */
  mediaBucket: () => {
    if (!db.db) throw new mongoose.mongo.MongoNotConnectedError('not connected yet');
    return new mongoose.mongo.GridFSBucket(db.db, { bucketName: 'media' });
  },
});

type Own = ReturnType<typeof models>;
/** The collections of this module and of those before it. */
export interface Models extends Earlier, Own {}
