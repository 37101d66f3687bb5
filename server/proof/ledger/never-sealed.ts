import type { ConsentDoc } from '../consent.model';
import type { HeadDoc } from '../ledger.model';
import { clockSkew } from './times';

/** Returns true if a record is neither in the log nor waiting to be sealed: someone inserted it by hand. */
export const isNeverSealed = (
  { unsealed, index, at }: Pick<ConsentDoc, 'unsealed' | 'index' | 'at'>,
  head: Pick<HeadDoc, 'timestamp'> | undefined,
): boolean =>
  !unsealed ||
  index !== undefined ||
  (head !== undefined && at.getTime() < Date.parse(head.timestamp) - clockSkew);
