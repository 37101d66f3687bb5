const named = (error: unknown): string => (error instanceof Error ? error.name : '');

/** A unique index refused the write. */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 11_000;

const outOfDisk = 14_031;
const unavailable =
  /^Mongo(?:ose)?(?:Network|NetworkTimeout|ServerSelection|NotConnected|TopologyClosed|PoolCleared|PoolClosed|WaitQueueTimeout|OperationTimeout|WriteConcern|ClientClosed)?(?:Error|ConnectionPoolClosedError)$/;
const notYetConnected =
  /before initial connection|connection (?:is )?(?:closed|not established)|interrupted/i;

/** The database cannot confirm the call now; the same call may succeed later. */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if ('code' in error && (error.code === outOfDisk || error.code === 50)) return true;
  if (named(error) === 'MongooseError') return notYetConnected.test(error.message);
  return unavailable.test(named(error)) && named(error) !== 'MongoError';
};
