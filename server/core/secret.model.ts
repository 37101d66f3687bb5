import { randomBytes } from 'node:crypto';
import { type Connection, Schema } from 'mongoose';
import { ignoreDuplicate } from './db/errors';

type Secret = { _id: string; value: string };

const schema = new Schema<Secret>(
  { _id: String, value: { type: String, required: true } },
  { versionKey: false },
);

export const secretModel = (db: Connection) => db.model('Secret', schema);

/** A random value of this database, created once by the first server that needs it. */
export const findSecret = async (secrets: ReturnType<typeof secretModel>, name: string): Promise<string> => {
  const stored = await secrets.findById(name).lean();
  if (stored) return stored.value;
  await secrets.create({ _id: name, value: randomBytes(32).toString('hex') }).catch(ignoreDuplicate);
  return findSecret(secrets, name);
};
