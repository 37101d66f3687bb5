import { createHmac, hkdfSync } from 'node:crypto';
import { foldForSearch } from '../../core/db/search';
import { type Conversation, openContent } from './content';
import type { MessageDoc } from './message.model';

/** A message that is longer than any letter is found by its first words. */
const mostWords = 200;
const shortestWord = 3;
const hashBytes = 8;
const atOnce = 200;

/** Makes the keyed hash of a word, which tells nobody without the server's secret which word it is. */
export const createWordHash = (secret: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'lantern words of messages', 32));
  return (word: string): string =>
    createHmac('sha256', key).update(word).digest().subarray(0, hashBytes).toString('base64url');
};

/** Returns the words of a text that a search can find, folded, each once. */
export const toWords = (text: string): string[] => {
  const words = foldForSearch(text).split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words.filter((word) => [...word].length >= shortestWord))];
};

/**
 * Gives messages the hashes of their words: new ones, those of an earlier version, and those that were sealed with
 * another key. Not when they are written, because the provider of texts waits for that.
 */
export const keepMessageWords = async (
  conversation: Pick<Conversation, 'models' | 'seal' | 'hashWord'>,
  signal: AbortSignal,
): Promise<void> => {
  const { messages } = conversation.models;
  while (!signal.aborted) {
    const due = await messages
      .find({ wordsDue: true })
      .select({ sealed: 1 })
      .limit(atOnce)
      .lean<Pick<MessageDoc, '_id' | 'sealed'>[]>();
    if (due.length === 0) return;
    await messages.bulkWrite(
      due.map((message) => {
        const { subject = '', body } = openContent(conversation, message);
        const words = toWords(`${subject} ${body}`).slice(0, mostWords).map(conversation.hashWord);
        const update = { $set: { words }, $unset: { wordsDue: '' } };
        return { updateOne: { filter: { _id: message._id }, update } };
      }),
      { ordered: false },
    );
  }
};
