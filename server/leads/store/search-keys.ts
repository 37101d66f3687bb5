import { beginsWith, everyWordFilter, straightApostrophes } from '../../core/db/search';
import type { Models } from '../models';

type Needs = Pick<Models, 'usesSearchKeys'>;
type Filter = Record<string, unknown>;

/** The rest of a longer word is compared with `searchText`. */
const keyLength = 8;
const atOnce = 500;

const toKey = (letters: readonly string[], at: number) => letters.slice(at, at + keyLength).join('');

/** Returns what follows each letter of each word, so that a text anywhere in a word begins one of the keys. */
export const toSearchKeys = (searchText: string): string[] => {
  const words = straightApostrophes(searchText).split(/\s+/);
  const keys = words.flatMap((word) => {
    const letters = [...word];
    return letters.map((_, at) => toKey(letters, at));
  });
  return [...new Set(keys)];
};

/**
 * Finds the leads whose `searchText` fits the filter and contains one of these texts. On MongoDB, which has no index for
 * texts in the middle of others, the search keys propose leads. Those that have no keys yet are proposed as well.
 */
export const proposedBy = ({ usesSearchKeys }: Needs, texts: string[], filter: Filter) => {
  if (!usesSearchKeys) return filter;
  const begun = texts.map((text) => beginsWith(toKey([...straightApostrophes(text)], 0)));
  return { ...filter, searchKeys: { $in: [null, ...begun] } };
};

/** Finds the leads whose `searchText` contains every word. */
export const wordsFilter = (needs: Needs, words: readonly string[]): Filter => {
  const conditions = words.map((word) => proposedBy(needs, [word], everyWordFilter('searchText', [word])));
  return conditions.length > 1 ? { $and: conditions } : (conditions[0] ?? {});
};

/**
 * Gives keys to the leads without any: new ones, changed ones, and those of an earlier version. Not when a lead is
 * written, because accepting a lead must stay cheap. A lead that changes in between is left for the next time.
 */
export const keepSearchKeys = async (
  { clients: { collection } }: Pick<Models, 'clients'>,
  signal: AbortSignal,
): Promise<void> => {
  await collection.createIndex({ searchKeys: 1 });
  for (let written = 1; written > 0 && !signal.aborted; ) {
    const leads = await collection
      .find({ searchKeys: null }, { projection: { searchText: 1 }, limit: atOnce })
      .toArray();
    if (leads.length === 0) return;
    const { modifiedCount } = await collection.bulkWrite(
      leads.map(({ _id, searchText }) => ({
        updateOne: {
          filter: { _id, searchText },
          update: { $set: { searchKeys: toSearchKeys(searchText) } },
        },
      })),
      { ordered: false },
    );
    written = modifiedCount;
  }
};
