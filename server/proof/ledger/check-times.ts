import type { ConsentDoc } from '../consent.model';
import type { HeadDoc } from '../ledger.model';
import { toMoment } from '../outer-fields';
import type { Finding } from './finding';
import { getEntryTime, isEarlier } from './times';

/**
 * Since when every record that is entered later than it says tells so. What follows an older head may be an import or a
 * step that waited, and is only noted.
 */
const toldSince = '2026-11-24T00:00:00.000Z';

type Late = { index: number; recordId: string; why: string; isTold: boolean };
type Log = { records: readonly ConsentDoc[]; heads: readonly HeadDoc[] };

/** Where in a sorted list the first head stands that speaks of more entries than `index`. */
const firstAfter = (heads: readonly HeadDoc[], index: number): number => {
  let [low, high] = [0, heads.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (heads[middle]!._id > index) high = middle;
    else low = middle + 1;
  }
  return low;
};

const bySize = (heads: readonly HeadDoc[]) => [...heads].sort((a, b) => a._id - b._id);

/** Entries that say a time at which the head before them had been signed already, without them. */
const lateEntries = ({ records, heads }: Log): Late[] => {
  const sorted = bySize(heads);
  return records.flatMap(({ _id: recordId, record, index }) => {
    const before = record && index !== undefined && sorted[firstAfter(sorted, index) - 1];
    if (!before || !isEarlier(getEntryTime(record), before.timestamp)) return [];
    const why = `it says ${getEntryTime(record)}, and the head before it, which does not have it, is of ${before.timestamp}`;
    return [{ index, recordId, why, isTold: !isEarlier(before.timestamp, toldSince) }];
  });
};

/** Late entries of before such entries told of it. */
export const lateBefore = (log: Log): number => lateEntries(log).filter(({ isTold }) => !isTold).length;

/**
 * Times that cannot be: heads whose times run backwards, an entry that says a later time than the head that covers it,
 * and one that says an earlier time than the head before it (a clock that was set back, or a record put in later).
 */
export const checkTimes = (log: Log): Finding[] => {
  const sorted = bySize(log.heads);
  const backwards = sorted.flatMap(({ _id: index, timestamp }, place): Finding[] => {
    const before = sorted[place - 1];
    return before && isEarlier(timestamp, before.timestamp)
      ? [
          {
            what: 'time',
            index,
            why: `its head is of ${timestamp}, before the head before it, of ${before.timestamp}`,
          },
        ]
      : [];
  });
  const ahead = log.records.flatMap(({ _id: recordId, record, index }): Finding[] => {
    const covering = record && index !== undefined && sorted[firstAfter(sorted, index)];
    if (!covering) return [];
    const at = { what: 'time' as const, index, recordId };
    if (isEarlier(getEntryTime(record), toMoment(record)))
      return [
        {
          ...at,
          why: `it was entered at ${getEntryTime(record)}, before ${toMoment(record)}, which it tells of`,
        },
      ];
    return isEarlier(covering.timestamp, getEntryTime(record))
      ? [
          {
            ...at,
            why: `it says ${getEntryTime(record)}, and the head that covers it is of ${covering.timestamp}`,
          },
        ]
      : [];
  });
  const late = lateEntries(log)
    .filter(({ isTold }) => isTold)
    .map(({ index, recordId, why }): Finding => ({ what: 'time', index, recordId, why }));
  return [...backwards, ...ahead, ...late];
};
