import type { ClientDoc } from '../leads/store/client.model';
import { findWords, toWords } from '../leads/store/words';
import { type Conversation, openContent } from './content';
import type { MessageDoc } from './message.model';

type Said = Pick<ClientDoc, '_id' | 'additionalInfo' | 'history' | 'wordsMark'>;

/** Gives leads whose story or notes changed the hashes of their words, as messages get theirs; a new lead has them. */
export const keepLeadWords = async (
  { models, hashWord }: Pick<Conversation, 'models' | 'hashWord'>,
  signal: AbortSignal,
): Promise<void> => {
  while (!signal.aborted) {
    const due = await models.clients
      .find({ wordsDue: true })
      .select({ additionalInfo: 1, history: 1, wordsMark: 1 })
      .limit(atOnce)
      .lean<Said[]>();
    if (due.length === 0) return;
    await models.clients.bulkWrite(
      due.map(({ _id, wordsMark, ...lead }) => {
        // A change in between has another mark, and is left for the next time.
        const filter = { _id, wordsMark: wordsMark ?? '' };
        const $set = { words: findWords(lead).map(hashWord) };
        return { updateOne: { filter, update: { $set, $unset: { wordsDue: '', wordsMark: '' } } } };
      }),
      { ordered: false },
    );
  }
};

/** A message that is longer than any letter is found by its first words. */
const mostWords = 200;
const atOnce = 200;

/**
 * Gives messages the hashes of their words: new ones, those of an earlier version, and those that were sealed with
 * another key. Not when they are written, because the provider of texts waits for that.
 */
export const keepMessageWords = async (conversation: Conversation, signal: AbortSignal): Promise<void> => {
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
