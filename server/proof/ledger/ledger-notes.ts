import { findKeys, getLink } from './check-keys';
import type { Ledger } from './check-ledger';
import { lateBefore } from './check-times';
import { lateNote } from './times';

/** Returns notes on parts that are in order but have weaker proof than today's signatures, one sentence each. */
export const ledgerNotes = ({ records, heads, erasedBefore }: Ledger): string[] => {
  const keys = findKeys(records);
  const changes = keys.flatMap((key, place) => {
    const before = keys[place - 1];
    return before && getLink(key, before) === 'unsaid'
      ? [
          `The key ${key.keyId} followed ${before.keyId} before changes of keys were signed: a break, unless you know both (--key).`,
        ]
      : [];
  });
  const gone = erasedBefore?.size ?? 0;
  const erased =
    gone > 0
      ? [`${gone} records were erased before erasings stood in the log: the list of erasings says so.`]
      : [];
  const late = lateBefore({ records, heads });
  const entered =
    late > 0 ? [`${late} entries of before November 24, 2026 were entered later than they say.`] : [];
  const lateCount = records.filter(({ record }) => record && lateNote(record)).length;
  const waited =
    lateCount > 0
      ? [`${lateCount} entries say themselves that they were entered later than what they tell of.`]
      : [];
  const outside = heads.some(({ stamp }) => stamp)
    ? []
    : [
        'No head has an outside timestamp: only heads that you kept elsewhere show that the log was not rewritten.',
      ];
  return [...changes, ...erased, ...entered, ...waited, ...outside];
};
