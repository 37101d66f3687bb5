import type { ConsentDoc } from '../consent.model';
import type { HeadDoc } from '../ledger.model';
import { toMoment } from '../outer-fields';
import type { Finding } from './finding';
import { getEntryTime, isEarlier } from './times';

/**
 * From this date, a record entered late says so. A late entry without that may be an import or a delayed step and is
 * only noted.
 */
const toldSince = '2026-11-24T00:00:00.000Z';

type Late = { index: number; recordId: string; why: string; isTold: boolean };
type Log = { records: readonly ConsentDoc[]; heads: readonly HeadDoc[] };

/** Returns the index, in a sorted list, of the first head that covers more entries than `index`. */
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

/** Returns entries with a time at which the previous head was already signed without them. */
const lateEntries = ({ records, heads }: Log): Late[] => {
  const sorted = bySize(heads);
  return records.flatMap(({ _id: recordId, record, index }) => {
    const before = record && index !== undefined && sorted[firstAfter(sorted, index) - 1];
    if (!before || !isEarlier(getEntryTime(record), before.timestamp)) return [];
    const why = `it says ${getEntryTime(record)}, and the head before it, which does not have it, is of ${before.timestamp}`;
    return [{ index, recordId, why, isTold: !isEarlier(before.timestamp, toldSince) }];
  });
};

/** Counts late entries from before such entries said so. */
export const lateBefore = (log: Log): number => lateEntries(log).filter(({ isTold }) => !isTold).length;

/**
 * Reports impossible times: heads whose times run backward, an entry later than the head that covers it, and an entry
 * earlier than the head before it (a clock set back, or a record inserted later).
 */
export const checkTimes = (log: Log): Finding[] => {
  const sorted = bySize(log.heads);
  const backwards = sorted.flatMap(({ _id: index, timestamp }, place): Finding[] => {
    const before = sorted[place - 1];
    if (!before || !isEarlier(timestamp, before.timestamp)) return [];
    const why = `its head is of ${timestamp}, before the head before it, of ${before.timestamp}`;
    return [{ what: 'time', index, why }];
  });
  const ahead = log.records.flatMap(({ _id: recordId, record, index }): Finding[] => {
    const covering = record && index !== undefined && sorted[firstAfter(sorted, index)];
    if (!covering) return [];
    const at = { what: 'time' as const, index, recordId };
    const [entered, moment] = [getEntryTime(record), toMoment(record)];
    if (isEarlier(entered, moment))
      return [{ ...at, why: `it was entered at ${entered}, before ${moment}, which it tells of` }];
    if (!isEarlier(covering.timestamp, entered)) return [];
    return [{ ...at, why: `it says ${entered}, and the head that covers it is of ${covering.timestamp}` }];
  });
  const late = lateEntries(log)
    .filter(({ isTold }) => isTold)
    .map(({ index, recordId, why }): Finding => ({ what: 'time', index, recordId, why }));
  return [...backwards, ...ahead, ...late];
};
