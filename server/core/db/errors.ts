const named = (error: unknown): string => (error instanceof Error ? error.name : '');

/** True if a unique index refused the write. */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 11_000;

/** For `catch`: passes over a write that a unique index refused, because what it writes is already there. */
export const ignoreDuplicate = (error: unknown): void => {
  if (!isDuplicateKey(error)) throw error;
};

/** Waits for a write; false if a unique index refused it, because another write was first. */
export const isFirst = async (write: PromiseLike<unknown>): Promise<boolean> => {
  try {
    await write;
    return true;
  } catch (error) {
    ignoreDuplicate(error);
    return false;
  }
};

/** Concurrent writes won every time: nothing was written. */
export class ClaimLost extends Error {
  override name = 'ClaimLost';
}

/** MongoDB's codes for errors that may pass within moments. */
const passing = new Set<unknown>([
  6, // HostUnreachable
  7, // HostNotFound
  50, // MaxTimeMSExpired
  64, // WriteConcernFailed
  89, // NetworkTimeout
  91, // ShutdownInProgress
  112, // WriteConflict
  133, // FailedToSatisfyReadPreference
  134, // ReadConcernMajorityNotAvailableYet
  189, // PrimarySteppedDown
  262, // ExceededTimeLimit
  9001, // SocketException
  10_107, // NotWritablePrimary
  11_600, // InterruptedAtShutdown
  11_602, // InterruptedDueToReplStateChange
  13_435, // NotPrimaryNoSecondaryOk
  13_436, // NotPrimaryOrSecondary
  14_031, // OutOfDiskSpace
]);
const unavailable =
  /^Mongo(?:ose)?(?:Network|NetworkTimeout|ServerSelection|NotConnected|TopologyClosed|PoolCleared|PoolClosed|WaitQueueTimeout|OperationTimeout|WriteConcern|ClientClosed)?(?:Error|ConnectionPoolClosedError)$/;
const notYetConnected =
  /before initial connection|connection (?:is )?(?:closed|not established)|interrupted/i;

type DriverError = Error & {
  code?: unknown;
  writeErrors?: unknown[];
  result?: { getWriteConcernError?: () => unknown };
  hasErrorLabel?: (label: string) => boolean;
};

/** True if the database cannot confirm the call now, but may later. */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof ClaimLost) return true;
  const { code, writeErrors, result } = error as DriverError;
  if (passing.has(code) || (error as DriverError).hasErrorLabel?.('RetryableWriteError')) return true;
  // This wraps whatever kept a group of writes from the database; only the database sets a code.
  if (named(error) === 'MongoBulkWriteError')
    return writeErrors?.length === 0 && (code === undefined || Boolean(result?.getWriteConcernError?.()));
  if (named(error) === 'MongooseError') return notYetConnected.test(error.message);
  return unavailable.test(named(error)) && named(error) !== 'MongoError';
};
