import { createHash } from 'node:crypto';
import type { Deps } from './deps';
import type { MessageDoc } from './message.model';

const hashId = (providerId: string) => createHash('sha256').update(`text ${providerId}`).digest('base64url');

type Needs = Pick<Deps, 'models' | 'consents'>;

export const isErasedText = async ({ models }: Needs, providerId: string): Promise<boolean> =>
  (await models.erasedTexts.exists({ _id: hashId(providerId) })) !== null;

/** The id of an e-mail follows from its words, so only a keyed hash cannot be guessed. */
export const isErasedMail = async ({ models, consents }: Needs, id: string): Promise<boolean> =>
  (await models.erasedTexts.exists({ _id: await consents.personKeys.mailKey(id) })) !== null;

/** Remembers texts and e-mails that are about to be erased. */
export const rememberErased = async (
  { models, consents }: Needs,
  messages: readonly Pick<MessageDoc, '_id' | 'channel' | 'providerId'>[],
): Promise<void> => {
  const at = new Date();
  const texts = messages.flatMap(({ providerId }) => (providerId ? [hashId(providerId)] : []));
  const mails = messages.filter(({ channel }) => channel === 'email');
  const mailKeys = await Promise.all(mails.map(({ _id }) => consents.personKeys.mailKey(String(_id))));
  const marks = [...texts, ...mailKeys].map((_id) => ({
    updateOne: { filter: { _id }, update: { $set: { at } }, upsert: true },
  }));
  if (marks.length > 0) await models.erasedTexts.bulkWrite(marks);
};
