import { randomBytes } from 'node:crypto';
import type { Model } from 'mongoose';
import { z } from '../../shared/zod';
import { ignoreDuplicate } from './db/errors';
import { defineCollection, type Stored, text } from './record/collection';

export const secrets = defineCollection({
  name: 'secrets',
  schema: z.object({ _id: z.string(), value: text }),
});

/** A random value of this database, created once by the first server that needs it. */
export const findSecret = async (model: Model<Stored<typeof secrets>>, name: string): Promise<string> => {
  const stored = await model.findById(name).lean();
  if (stored) return stored.value;
  await model.create({ _id: name, value: randomBytes(32).toString('hex') }).catch(ignoreDuplicate);
  return findSecret(model, name);
};
