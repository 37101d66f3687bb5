import { createHash } from 'node:crypto';
import type { Models } from '../models';

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
