import type { ConsentDoc } from '../consent.model';
import type { HeadDoc } from '../ledger.model';
import { clockSkew } from './times';

/** Whether a record outside of the log does not wait for its place there either: somebody put it in by hand. */
export const isNeverSealed = (
  { unsealed, index, at }: Pick<ConsentDoc, 'unsealed' | 'index' | 'at'>,
  head: Pick<HeadDoc, 'timestamp'> | undefined,
): boolean =>
  !unsealed ||
  index !== undefined ||
  (head !== undefined && at.getTime() < Date.parse(head.timestamp) - clockSkew);
