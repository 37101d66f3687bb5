import type { Models } from '../models';
import { getPlace, type Lookup, type Range } from './merkle';

/** Loads the stored hashes of some complete subtrees with one query and returns a lookup. */
export const readNodes = async (
  { ledger }: Pick<Models, 'ledger'>,
  ranges: readonly Range[],
): Promise<Lookup> => {
  const wanted = [...new Set(ranges.map((range) => getPlace(range).index))];
  const entries = wanted.length > 0 ? await ledger.find({ _id: { $in: wanted } }).lean() : [];
  const nodes = new Map(entries.map((entry) => [entry._id, entry.nodes]));
  return (range) => {
    const { index, level } = getPlace(range);
    const hash = nodes.get(index)?.[level];
    if (hash === undefined) throw new Error(`The ledger has no entry ${index}, or it is damaged.`);
    return hash;
  };
};
