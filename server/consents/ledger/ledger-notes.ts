import { keysIn, linkOf } from './check-keys';
import type { Ledger } from './check-ledger';

/** What is in order, but stands on less than the signatures of today: said plainly, a sentence each. */
export const ledgerNotes = ({ records, heads, erasedBefore }: Ledger): string[] => {
  const keys = keysIn(records);
  const changes = keys.flatMap((key, place) => {
    const before = keys[place - 1];
    return before && linkOf(key, before) === 'unsaid'
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
  const stamped = heads.some(({ stamp }) => stamp)
    ? []
    : [
        'No head has an outside timestamp: only heads that you kept elsewhere show that the log was not written anew.',
      ];
  return [...changes, ...erased, ...stamped];
};
