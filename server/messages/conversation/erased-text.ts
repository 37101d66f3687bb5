import { createHash } from 'node:crypto';
import { type Connection, Schema } from 'mongoose';
import type { Fields } from '../../core/db/fields';
import type { Models } from '../models';

/** A person's text that was erased, by the hash of the provider's random id: the provider may still show it to us. */
type ErasedTextDoc = { _id: string; at: Date };

const fields: Fields<ErasedTextDoc> = { _id: String, at: { type: Date, required: true } };
const schema = new Schema<ErasedTextDoc>(fields, { versionKey: false });
/** Longer than its list is read back after a downtime. */
const days = 90;
schema.index({ at: 1 }, { expireAfterSeconds: days * 24 * 60 * 60 });

export const erasedTextModel = (db: Connection) => db.model<ErasedTextDoc>('ErasedText', schema);

const hashId = (providerId: string) => createHash('sha256').update(`text ${providerId}`).digest('base64url');

type Needs = Pick<Models, 'erasedTexts'>;

export const isErasedText = async ({ erasedTexts }: Needs, providerId: string): Promise<boolean> =>
  (await erasedTexts.exists({ _id: hashId(providerId) })) !== null;

/** Remembers texts that are about to be erased. */
export const rememberErased = async (
  { erasedTexts }: Needs,
  providerIds: readonly string[],
): Promise<void> => {
  const at = new Date();
  const marks = providerIds.map(hashId).map((_id) => ({
    updateOne: { filter: { _id }, update: { $set: { at } }, upsert: true },
  }));
  if (marks.length > 0) await erasedTexts.bulkWrite(marks);
};
