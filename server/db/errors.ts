const named = (error: unknown): string => (error instanceof Error ? error.name : '');

/** A unique index refused the write. */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 11_000;

/** A full disk, a time limit, a write concern that was not met in time. */
const unconfirmed = new Set<unknown>([14_031, 50, 64]);
const unavailable =
  /^Mongo(?:ose)?(?:Network|NetworkTimeout|ServerSelection|NotConnected|TopologyClosed|PoolCleared|PoolClosed|WaitQueueTimeout|OperationTimeout|WriteConcern|ClientClosed)?(?:Error|ConnectionPoolClosedError)$/;
const notYetConnected =
  /before initial connection|connection (?:is )?(?:closed|not established)|interrupted/i;

/** The database cannot confirm the call now; the same call may succeed later. */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, writeErrors } = error as { code?: unknown; writeErrors?: unknown[] };
  if (unconfirmed.has(code)) return true;
  // The driver's wrapping of whatever kept a group of writes from the database; only the database gives a code.
  if (named(error) === 'MongoBulkWriteError') return code === undefined && writeErrors?.length === 0;
  if (named(error) === 'MongooseError') return notYetConnected.test(error.message);
  return unavailable.test(named(error)) && named(error) !== 'MongoError';
};
