import type { ClientDoc } from '../../leads/store/client.model';
import type { Conversation } from './content';
import { toWords } from './message-words';

/** Of a lead that has more, the newest notes and the story's first words are found. */
const mostWords = 300;
const atOnce = 200;

type Said = Pick<ClientDoc, '_id' | 'additionalInfo' | 'history' | 'wordsMark'>;

/** Gives leads the hashes of the words of their story and notes, as messages get theirs. */
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
      due.map(({ _id, additionalInfo, history, wordsMark }) => {
        const notes = history.filter(({ action }) => action === 'note').map(({ note }) => note);
        const words = toWords([additionalInfo, ...notes.toReversed()].join('\n')).slice(0, mostWords);
        // A change in between has another mark, and is left for the next time.
        const filter = { _id, wordsMark: wordsMark ?? '' };
        return {
          updateOne: {
            filter,
            update: { $set: { words: words.map(hashWord) }, $unset: { wordsDue: '', wordsMark: '' } },
          },
        };
      }),
      { ordered: false },
    );
  }
};
