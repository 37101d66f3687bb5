import mongoose, { type Connection } from 'mongoose';
import type { Models as Earlier } from '../core/models';
import { openModels } from '../core/record/collection';
import { rules } from './rules/rule.model';
import { services } from './services/service.model';

const collections = openModels({ rules, services });

/** The collections of this module. */
export const models = (db: Connection) => ({
  ...collections(db),
  /** Uploaded images, in GridFS so that every server of the database has them. */
  mediaBucket: () => {
    if (!db.db) throw new mongoose.mongo.MongoNotConnectedError('not connected yet');
    return new mongoose.mongo.GridFSBucket(db.db, { bucketName: 'media' });
  },
});

/** The collections of this module and of those before it. */
export interface Models extends Earlier, ReturnType<typeof models> {}
