import type { MessageEntry } from '../../../shared/schemas/consent';
import type { Finding } from './finding';

/** An entry of a message, at its place in the log. */
export type SealedEntry = MessageEntry & { index: number };

export const groupBy = <Item>(items: readonly Item[], toKey: (item: Item) => string): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = toKey(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};

/** Checks that the entries of each number or address have all numbers, in the order of the log. */
export const checkSeries = (entries: readonly SealedEntry[]): Finding[] =>
  [...groupBy(entries, ({ series }) => series).values()].flatMap((some) => {
    const sorted = some.toSorted((one, other) => one.number - other.number || one.index - other.index);
    return sorted.flatMap(({ id: recordId, index, number, at }, place): Finding[] => {
      const before = sorted[place - 1];
      const expected = (before?.number ?? 0) + 1;
      const about = { index, recordId };
      if (number < expected) return [{ what: 'repeated', ...about, why: `there are two entries ${number}` }];
      if (number > expected) {
        const why = `before entry ${number} of its number or address, entry ${expected} is missing`;
        return [{ what: 'missing', ...about, why }];
      }
      if (!before || (before.index < index && before.at < at)) return [];
      return [{ what: 'reordered', ...about, why: `entry ${number} is before entry ${before.number}` }];
    });
  });
