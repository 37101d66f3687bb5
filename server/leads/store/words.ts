import { createHmac, hkdfSync } from 'node:crypto';
import { Types } from 'mongoose';
import { foldForSearch } from '../../core/db/search';
import type { ClientDoc } from './client.model';

const shortestWord = 3;
const hashBytes = 8;
/** Most words of a language are a few thousand. */
const mostKept = 5000;
/** Of a lead that has more, the newest notes and the story's first words are found. */
const mostWords = 300;

/** Makes the keyed hash of a word, which tells nobody without the server's secret which word it is. */
export const createWordHash = (secret: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'lantern words of messages', 32));
  const hashes = new Map<string, string>();
  return (word: string): string => {
    const hash =
      hashes.get(word) ??
      createHmac('sha256', key).update(word).digest().subarray(0, hashBytes).toString('base64url');
    if (hashes.size >= mostKept) hashes.clear();
    hashes.set(word, hash);
    return hash;
  };
};

/** A third of a story; no search needs them, and each has an entry in an index. */
const everyday = new Set(
  'and are been but for from had has have her him his not our she that the their them then there they this was were when which with you your como con cuando del esta fue las los mas muy para pero por que son sus una'.split(
    ' ',
  ),
);

/** Returns the words of a text that a search can find, folded, each once. */
export const toWords = (text: string): string[] => {
  const words = foldForSearch(text).split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words.filter((word) => [...word].length >= shortestWord && !everyday.has(word)))];
};

/** Returns the words of a lead's story and notes. */
export const findWords = (lead: Pick<ClientDoc, 'additionalInfo' | 'history'>): string[] => {
  const notes = lead.history.filter(({ action }) => action === 'note').map(({ note }) => note);
  return toWords([lead.additionalInfo, ...notes.toReversed()].join('\n')).slice(0, mostWords);
};

/** Marks a write that changes the request's story or the notes: search has to learn their words again. */
export const wordsAreDue = () => ({ wordsDue: true as const, wordsMark: String(new Types.ObjectId()) });
