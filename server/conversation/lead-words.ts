import type { ClientDoc } from '../leads/store/client.model';
import { findWords } from '../leads/store/words';
import type { Conversation } from './content';

const atOnce = 200;

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
