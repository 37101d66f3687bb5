import type { OracleName } from './servers';

/** Tests that fail on a server for a reason of its own, by their full names. */
export const knownFailures: Record<OracleName, Record<string, string>> = {
  'mongo-java-server': {
    'an index whose options changed is replaced':
      'After dropIndex it keeps half of an index with expireAfterSeconds: it cannot be made anew, nor the database dropped.',
  },
  ferretdb: {},
};
